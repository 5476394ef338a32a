import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';

/**
 * - `none`: there is no prescription that could be renewed.
 * - `not_due`: it opens later.
 * - `open`, `in_progress`, `submitted`: as the renewal's own status.
 * - `denied`: a clinician decided against it; it may still be due.
 */
export type CurrentRenewalStatus = 'none' | 'not_due' | 'open' | 'in_progress' | 'submitted' | 'denied';

/** Where a patient's renewal stands. */
export interface CurrentRenewal {
  readonly status: CurrentRenewalStatus;
  readonly summary: RenewalSummary;
  /** The renewal under way, else the last one. */
  readonly latest: Renewal | null;
}

const statusOf = ({ renewal }: RenewalSummary, latest: Renewal | null): CurrentRenewalStatus => {
  if (renewal === null) return latest?.status === 'denied' ? 'denied' : 'none';
  if (!renewal.due) return 'not_due';
  if (latest?.status === 'in_progress') return 'in_progress';
  return latest?.status === 'denied' && latest.createdAt >= renewal.opensAt ? 'denied' : 'open';
};

/** Reads where a renewal stands: two statements, a third while a clinician is at it. */
export const currentRenewalOf = async (scope: Scope, userId: string): Promise<CurrentRenewal> => {
  const consultation = scope.use(consultationPort);
  const summary = summarizeRenewals(
    await scope.use(prescriptionPort).prescriptions(userId),
    scope.clock.now(),
  );
  const latest = await renewalRepository(scope.db).latest(userId);
  // A visit may have ended without a decision (called off, lapsed); then the renewal is to be made again.
  const isReviewed = latest?.status === 'submitted' && (await consultation.openRenewal(userId)) !== null;
  return { status: isReviewed ? 'submitted' : statusOf(summary, latest), summary, latest };
};
