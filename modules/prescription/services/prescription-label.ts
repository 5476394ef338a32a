import type { PrescriptionStatus } from '../domain/prescription-machine.ts';

const labels: Readonly<Record<PrescriptionStatus, string>> = {
  draft: 'Not signed yet',
  active: 'Active',
  on_hold: 'On hold until your clinician has reviewed it',
  completed: 'All fills are used',
  expired: 'Ended. Renew it to continue',
  stopped: 'Stopped by your clinician',
  canceled: 'Withdrawn',
  superseded: 'Replaced by a newer prescription',
  entered_in_error: 'Entered by mistake',
};

/** The text that patient and clinician read instead of the status. */
export const prescriptionLabel = (status: PrescriptionStatus): string => labels[status];
