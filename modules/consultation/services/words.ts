import type { ConsultationStatus, PrescriptionStatus } from '../domain/states/index.ts';

/** Where a visit stands, for the patient and for the desk; the status name itself is never shown. */
const consultations: Readonly<Record<ConsultationStatus, { patient: string; desk: string }>> = {
  draft: { patient: 'Your questions are not finished', desk: 'Answering the questions' },
  submitted: { patient: 'Waiting for a clinician', desk: 'Waiting for a clinician' },
  assigned: { patient: 'A clinician has your visit', desk: 'Assigned' },
  in_review: { patient: 'A clinician is reviewing your visit', desk: 'In review' },
  needs_info: { patient: 'Your clinician has a question', desk: 'Waiting for the patient' },
  awaiting_call: { patient: 'Your clinician needs to speak with you', desk: 'Call needed' },
  plan_proposed: { patient: 'Your treatment plan is ready', desk: 'Plan proposed, waiting for the patient' },
  approved: { patient: 'Approved', desk: 'Approved' },
  not_a_match: { patient: 'Your clinician did not prescribe', desk: 'Refused' },
  canceled: { patient: 'Closed', desk: 'Closed' },
  expired: { patient: 'Closed because we did not hear from you', desk: 'Expired' },
  follow_up: { patient: 'Approved', desk: 'Approved, shipped' },
};

const prescriptions: Readonly<Record<PrescriptionStatus, string>> = {
  draft: 'Not signed yet',
  active: 'Active',
  on_hold: 'On hold until your clinician has looked at it',
  completed: 'All fills are used',
  expired: 'Ended. Renew it to go on',
  stopped: 'Stopped by your clinician',
  cancelled: 'Withdrawn',
  superseded: 'Replaced by a newer prescription',
  entered_in_error: 'Entered by mistake',
};

export const patientWords = (status: ConsultationStatus): string => consultations[status].patient;
export const deskWords = (status: ConsultationStatus): string => consultations[status].desk;
export const prescriptionWords = (status: PrescriptionStatus): string => prescriptions[status];

const has = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** One line of a case's history. */
export const historyWords = (entity: string, to: string): string => {
  if (entity === 'consultation' && has(consultations, to)) return consultations[to].desk;
  if (entity === 'prescription' && has(prescriptions, to)) return `Prescription: ${prescriptions[to]}`;
  return to;
};

const roles: Readonly<Record<string, string>> = {
  patient: 'Patient',
  clinician: 'Clinician',
  operator: 'Care team',
  pharmacy: 'Pharmacy',
  payments: 'Payments',
};

export const roleWords = (role: string): string => roles[role] ?? 'System';
