import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { latestRenewal } from '../repositories/latest-renewal.ts';
import type { Renewal, RenewalKind } from '../repositories/renewals.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';

/**
 * - `none`: there is no prescription that could be renewed.
 * - `moved`: the patient lives in another state now, where a clinician has to take over first.
 * - `not_due`: it opens later.
 * - `open`, `in_progress`, `submitted`: its own status.
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

/** The state of a patient's renewal, or of the yearly check-in that takes its place. */
export interface CurrentRenewal {
  readonly status: CurrentRenewalStatus;
  /** Which pages lead it, now or when it opens. */
  readonly leads: RenewalKind;
  readonly summary: RenewalSummary;
  /** The one in progress, otherwise the last one. */
  readonly latest: Renewal | null;
}

const isUnfinished = (latest: Renewal | null): latest is Renewal =>
  latest?.status === 'open' || latest?.status === 'in_progress' || latest?.status === 'submitted';

/** A check-in that was begun continues unchanged; one that is due with a renewal is part of it. */
export const leadsNow = ({ renewal, annual }: RenewalSummary, latest: Renewal | null): RenewalKind => {
  if (isUnfinished(latest)) return latest.kind;
  return annual?.isDue && !annual.isJoined && !renewal?.due ? 'annual' : 'renewal';
};

/** When what is due now opened; null when nothing is. */
export const openedAt = ({ renewal, annual }: RenewalSummary): Date | null => {
  if (renewal?.due) return renewal.opensAt;
  return annual?.isDue ? annual.opensAt : null;
};

const statusOf = (summary: RenewalSummary, latest: Renewal | null): CurrentRenewalStatus => {
  if (summary.hasMoved) return 'moved';
  if (summary.renewal === null) return latest?.status === 'denied' ? 'denied' : 'none';
  const opened = openedAt(summary);
  if (opened === null) return 'not_due';
  if (latest?.status === 'in_progress') return 'in_progress';
  return latest?.status === 'denied' && latest.createdAt >= opened ? 'denied' : 'open';
};

/** Reads the state of a renewal: one SQL statement, and another while a clinician reviews it. */
export const currentRenewalOf = async (scope: Scope, userId: string): Promise<CurrentRenewal> => {
  const consultation = scope.use(consultationPort);
  const [prescriptions, latest] = await Promise.all([
    scope.use(prescriptionPort).prescriptions(userId),
    latestRenewal(scope.read, userId),
  ]);
  const summary = summarizeRenewals(prescriptions, scope.clock.now());
  // A visit may have ended without a decision (withdrawn or lapsed); then the renewal has to be submitted again.
  const isReviewed = latest?.status === 'submitted' && (await consultation.openRenewal(userId)) !== null;
  return {
    status: isReviewed ? 'submitted' : statusOf(summary, latest),
    leads: leadsNow(summary, latest),
    summary,
    latest,
  };
};
