import type { PrescriptionView } from '#modules/prescription/index.ts';
import { type AnnualDue, annualDue } from '../domain/annual/annual-due.ts';
import { type RenewalDue, type RenewalReason, renewalDue } from '../domain/renewal-due.ts';

/** Prescriptions that a renewal can continue, and those that rule a drug out until a new visit. */
const renewable: readonly string[] = ['active', 'on_hold', 'completed', 'expired'];
const counting: readonly string[] = [...renewable, 'stopped'];

const urgency: readonly RenewalReason[] = ['expired', 'no_refills', 'expires_soon', 'annual'];

/** The yearly check-in of a patient. */
export interface AnnualSummary extends AnnualDue {
  /** A renewal is due, or will be before the check-in is overdue: both are one, led by the pages of the renewal. */
  readonly isJoined: boolean;
}

/** A patient's prescriptions from the point of view of renewal. */
export interface RenewalSummary {
  /** The newest prescription of each drug, unless it was stopped. */
  readonly renewable: readonly PrescriptionView[];
  /** The newest prescription of some drug was stopped. */
  readonly hasStopped: boolean;
  /** Prescriptions whose renewal is open, which the patient is asked to renew. */
  readonly due: readonly PrescriptionView[];
  /** The most urgent of the due ones, otherwise the next to become due. Null when there is nothing to renew. */
  readonly renewal: RenewalDue | null;
  /** Something waits for a clinician in the state where the patient lives now. */
  readonly hasMoved: boolean;
  /** When the most recent of the due renewals opened. */
  readonly lastOpenedAt: Date | null;
  /** When the next renewal that is not due opens, as far as it is known now. */
  readonly nextOpensAt: Date | null;
  /** Null for a patient who takes nothing on prescription. */
  readonly annual: AnnualSummary | null;
}

interface Judged {
  readonly prescription: PrescriptionView;
  readonly renewal: RenewalDue;
}

/** Whether a renewal is due, or opens before the yearly check-in is overdue: then both are one. */
const joinsAnnual = (judged: readonly Judged[], annual: AnnualDue): boolean =>
  judged.some(({ renewal }) => renewal.due || renewal.opensAt < annual.overdueAt);

/** What is renewed together with the yearly check-in: what opens in its month, and what was not asked about for eleven months. */
const withAnnual = ({ prescription, renewal }: Judged, annual: AnnualDue, now: Date): Judged => {
  const { expiresAt } = prescription;
  const isPart =
    !renewal.due && (renewal.opensAt < annual.overdueAt || annualDue([prescription], now)?.isDue === true);
  return isPart && expiresAt !== null
    ? { prescription, renewal: { due: true, opensAt: annual.opensAt, reason: 'annual', expiresAt } }
    : { prescription, renewal };
};

/** Summarizes all prescriptions, newest first. Drafts and replaced prescriptions do not count. */
export const summarizeRenewals = (prescriptions: readonly PrescriptionView[], now: Date): RenewalSummary => {
  const counted = prescriptions.filter(({ status }) => counting.includes(status));
  const newestOfAll = counted.filter(
    (one) => counted.find(({ drugType }) => drugType === one.drugType) === one,
  );
  const newest = newestOfAll.filter(({ status }) => renewable.includes(status));
  const annual = annualDue(newest, now);
  const each = newest.flatMap((prescription): readonly Judged[] => {
    const { expiresAt, refillsRemaining, lastFillAt } = prescription;
    if (expiresAt === null) return [];
    const last = { expiresAt, refillsRemaining, lastRefillShippedAt: lastFillAt };
    return [{ prescription, renewal: renewalDue(last, now) }];
  });
  const isJoined = annual !== null && joinsAnnual(each, annual);
  const judged = isJoined && annual?.isDue ? each.map((one) => withAnnual(one, annual, now)) : each;
  const due = judged.flatMap(({ prescription, renewal }) => (renewal.due ? [{ prescription, renewal }] : []));
  const waiting = judged.flatMap(({ renewal }) => (renewal.due ? [] : [renewal]));
  const mostUrgent = due
    .map(({ renewal }) => renewal)
    .toSorted(
      (a, b) =>
        urgency.indexOf(a.reason) - urgency.indexOf(b.reason) ||
        a.expiresAt.getTime() - b.expiresAt.getTime(),
    )[0];
  const next = waiting.toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime())[0];
  const opened = due.map(({ renewal }) => renewal.opensAt.getTime());
  return {
    renewable: newest,
    hasStopped: newestOfAll.length > newest.length,
    due: due.map(({ prescription }) => prescription),
    renewal: mostUrgent ?? next ?? null,
    hasMoved: newest.some((prescription) => prescription.waitsForMove),
    lastOpenedAt: opened.length > 0 ? new Date(Math.max(...opened)) : null,
    nextOpensAt: next?.opensAt ?? null,
    annual: annual && { ...annual, isJoined },
  };
};
