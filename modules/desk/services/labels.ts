import { formatDate } from '#kernel/dates.ts';
import type { ConsultationStatus, PastVisit } from '#modules/consultation/index.ts';
import type { FindingView } from '#modules/eligibility/index.ts';

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
  completed: 'Complete',
};

export const statusLabel = (status: ConsultationStatus): string => statuses[status];

const visitNames: Readonly<Record<PastVisit['journeyKind'], string>> = {
  initial: 'New visit',
  sh_initial: 'New visit',
  renewal: 'Renewal',
  annual_check_in: 'Annual check-in',
  refill_out_of_state: 'Visit after a move',
  check_in: 'Check-in',
  fmp_check_in: 'Early check-in',
  post_arc: 'Follow-up',
  titration: 'Change of treatment',
  otc_order: 'Order',
  request: 'Request without an order',
};

/** The name of a visit in the chart. */
export const visitName = ({
  journeyKind,
  isPatientsRequest,
}: Pick<PastVisit, 'journeyKind' | 'isPatientsRequest'>): string =>
  isPatientsRequest ? 'Request for another dose' : visitNames[journeyKind];

/** The name of a visit for staff: “Renewal, November 20, 2026”. */
export const visitLabel = (
  visit: Pick<PastVisit, 'journeyKind' | 'isPatientsRequest' | 'createdAt'>,
): string => `${visitName(visit)}, ${formatDate(visit.createdAt)}`;

const roles: Readonly<Record<string, string>> = {
  patient: 'Patient',
  clinician: 'Clinician',
  operator: 'Care team',
  pharmacy: 'Pharmacy',
  payments: 'Payments',
};

export const roleLabel = (role: string): string => roles[role] ?? 'System';

const scopes: Readonly<Record<NonNullable<FindingView['scope']>, string>> = {
  drugs: 'these medicines',
  finasteride: 'finasteride in every form',
  minoxidil: 'minoxidil in every form',
  pde5_inhibitor: 'every erection medicine',
  ssri: 'every antidepressant',
  ketoconazole: 'ketoconazole',
  delay_spray: 'delay spray',
  line: 'the whole service line, over the counter too',
  sexual_health: 'everything for sexual health, over the counter too',
  everything: 'everything the patient has from us, over the counter too',
};

/** The treatments that a finding stops, in words; null when it stops none, or when that was not recorded. */
export const scopeLabel = ({ scope }: Pick<FindingView, 'scope'>): string | null =>
  scope === undefined ? null : scopes[scope];
