import { addDays, formatDate } from '#kernel/dates.ts';

/** The fields of a prescription that decide when its renewal is due. */
export interface PrescriptionToRenew {
  readonly expiresAt: Date;
  readonly refillsRemaining: number;
  /** When the newest refill shipped; null before the first. It was the last refill when none remain. */
  readonly lastRefillShippedAt: Date | null;
}

/** `annual`: it would open a little later, and the yearly check-in is due now: both are one. */
export type RenewalReason = 'expires_soon' | 'expired' | 'no_refills' | 'annual';

export type RenewalDue =
  | { readonly due: false; readonly opensAt: Date }
  | { readonly due: true; readonly opensAt: Date; readonly reason: RenewalReason; readonly expiresAt: Date };

/** A renewal opens this long before the prescription ends, which leaves time for a review and a shipment. */
const OPENS_BEFORE_EXPIRY_DAYS = 30;

/**
 * Whether a renewal is due: from 30 days before the prescription expires or from the shipment of the last refill,
 * whichever comes first. `opensAt` is that moment as far as it is known now.
 */
export const renewalDue = (prescription: PrescriptionToRenew, now: Date): RenewalDue => {
  const { expiresAt, refillsRemaining, lastRefillShippedAt } = prescription;
  const beforeExpiry = addDays(expiresAt, -OPENS_BEFORE_EXPIRY_DAYS);
  const lastShipped = refillsRemaining <= 0 ? lastRefillShippedAt : null;
  const opensAt = lastShipped && lastShipped < beforeExpiry ? lastShipped : beforeExpiry;
  if (now < opensAt) return { due: false, opensAt };
  const reason = now >= expiresAt ? 'expired' : refillsRemaining <= 0 ? 'no_refills' : 'expires_soon';
  return { due: true, opensAt, reason, expiresAt };
};

export interface RenewalCopy {
  readonly title: string;
  readonly detail: string;
}

/** The reason as the dashboard and the renewal page show it. */
export const renewalDueCopy = (renewal: RenewalDue): RenewalCopy => {
  if (!renewal.due)
    return {
      title: 'No renewal needed yet',
      detail: `Your renewal opens on ${formatDate(renewal.opensAt)} at the latest. We will let you know.`,
    };
  switch (renewal.reason) {
    case 'expires_soon':
      return {
        title: 'Time to renew your prescription',
        detail: `Your prescription ends on ${formatDate(renewal.expiresAt)}. Renew now to keep your refills coming. It takes about ten minutes.`,
      };
    case 'annual':
      return {
        title: 'Time for your yearly check-in and renewal',
        detail: `Your prescription ends on ${formatDate(renewal.expiresAt)}, and your yearly check-in is due before that. This year they are combined, and you answer each question once. It takes about ten minutes.`,
      };
    case 'no_refills':
      return {
        title: 'Time to renew your prescription',
        detail: `You have no refills left. Renew now so your next refill is not late. Your prescription ends on ${formatDate(renewal.expiresAt)}.`,
      };
    case 'expired':
      return {
        title: 'Your prescription has expired',
        detail: `It ended on ${formatDate(renewal.expiresAt)}. Refills are on hold and nothing is charged until a clinician renews it.`,
      };
  }
};
