import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';

/**
 * - `none`: there is no prescription that could be renewed.
 * - `moved`: the patient lives in another state now, where a clinician has to take over first.
 * - `not_due`: it opens later.
 * - `open`, `in_progress`, `submitted`: the renewal's own status.
 * - `denied`: a clinician decided against it; another renewal may still be due.
 */
export type CurrentRenewalStatus =
  | 'none'
  | 'moved'
  | 'not_due'
  | 'open'
  | 'in_progress'
  | 'submitted'
  | 'denied';

/** The state of a patient's renewal. */
export interface CurrentRenewal {
  readonly status: CurrentRenewalStatus;
  readonly summary: RenewalSummary;
  /** The renewal in progress, otherwise the last one. */
  readonly latest: Renewal | null;
}

const statusOf = ({ renewal, hasMoved }: RenewalSummary, latest: Renewal | null): CurrentRenewalStatus => {
  if (hasMoved) return 'moved';
  if (renewal === null) return latest?.status === 'denied' ? 'denied' : 'none';
  if (!renewal.due) return 'not_due';
  if (latest?.status === 'in_progress') return 'in_progress';
  return latest?.status === 'denied' && latest.createdAt >= renewal.opensAt ? 'denied' : 'open';
};

/** Reads the state of a renewal: two SQL statements, and a third while a clinician reviews it. */
export const currentRenewalOf = async (scope: Scope, userId: string): Promise<CurrentRenewal> => {
  const consultation = scope.use(consultationPort);
  const summary = summarizeRenewals(
    await scope.use(prescriptionPort).prescriptions(userId),
    scope.clock.now(),
  );
  const latest = await renewalRepository(scope.db).latest(userId);
  // A visit may have ended without a decision (withdrawn or lapsed); then the renewal has to be submitted again.
  const isReviewed = latest?.status === 'submitted' && (await consultation.openRenewal(userId)) !== null;
  return { status: isReviewed ? 'submitted' : statusOf(summary, latest), summary, latest };
};
