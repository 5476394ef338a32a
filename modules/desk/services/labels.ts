import type { ConsultationStatus } from '#modules/consultation/index.ts';
import { isPrescriptionStatus, prescriptionLabel } from '#modules/prescription/index.ts';

/** The status of a visit as the desk shows it, never the stored status name. */
const statuses: Readonly<Record<ConsultationStatus, string>> = {
  draft: 'Answering the questions',
  submitted: 'Waiting for a clinician',
  assigned: 'Assigned',
  in_review: 'In review',
  needs_info: 'Waiting for the patient',
  awaiting_call: 'Call needed',
  plan_proposed: 'Plan proposed, waiting for the patient',
  approved: 'Approved',
  not_a_match: 'Refused',
  canceled: 'Closed',
  expired: 'Expired',
  follow_up: 'Approved, shipped',
};

export const statusLabel = (status: ConsultationStatus): string => statuses[status];

const isStatus = (text: string): text is ConsultationStatus => Object.hasOwn(statuses, text);

/** One line of a case's history. */
export const historyLabel = (entity: string, to: string): string => {
  if (entity === 'consultation' && isStatus(to)) return statuses[to];
  if (entity === 'prescription' && isPrescriptionStatus(to)) return `Prescription: ${prescriptionLabel(to)}`;
  return to;
};

const roles: Readonly<Record<string, string>> = {
  patient: 'Patient',
  clinician: 'Clinician',
  operator: 'Care team',
  pharmacy: 'Pharmacy',
  payments: 'Payments',
};

export const roleLabel = (role: string): string => roles[role] ?? 'System';
