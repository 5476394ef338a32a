import type { ConsultationStatus } from '../domain/states/index.ts';

/** The status of a visit as text for the patient; the internal name is never shown. */
const labels: Readonly<Record<ConsultationStatus, string>> = {
  draft: 'Your questions are not finished',
  submitted: 'Waiting for a clinician',
  assigned: 'A clinician has your visit',
  in_review: 'A clinician is reviewing your visit',
  needs_info: 'Your clinician has a question',
  awaiting_call: 'Your clinician needs to speak with you',
  plan_proposed: 'Your treatment plan is ready',
  approved: 'Approved',
  not_a_match: 'Your clinician did not prescribe',
  canceled: 'Closed',
  expired: 'Closed because we did not hear from you',
  follow_up: 'Approved',
  completed: 'Complete',
};

export const statusLabel = (status: ConsultationStatus): string => labels[status];
