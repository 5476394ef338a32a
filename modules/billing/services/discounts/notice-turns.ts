import type { Scope } from '#server/scope.ts';
import { readOffers } from '../../repositories/discounts.ts';

/** The discounts that this process saw in force last; null before the first look. */
let seen: string | null = null;

/**
 * A discount that begins, ends or is used up by itself changes no row: pages that are kept for everybody are made anew then.
 * Running it again, or in another process, at most makes them anew once more.
 */
export const noticeTurns = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  const { offers } = await readOffers(scope.read, { userId: null, checkoutId: null, code: null });
  const inForce = offers
    .filter(
      ({ validFrom, validUntil, maxUses, uses }) =>
        validFrom <= now && (validUntil === null || now < validUntil) && (maxUses === null || uses < maxUses),
    )
    .map(({ discountId }) => discountId)
    .join();
  if (seen !== null && seen !== inForce) await scope.db.raw("select pg_notify('discounts', '')");
  seen = inForce;
};
