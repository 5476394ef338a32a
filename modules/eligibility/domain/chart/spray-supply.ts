import { addDays, DAY_MS } from '#kernel/dates.ts';
import { maxSprayBottles } from '../dosing/quantities.ts';
import { delaySprays } from '../drug-groups.ts';
import type { Therapy } from './therapy.ts';

/** Days that one bottle lasts. */
export const BOTTLE_DAYS = 30;

/** Whether these packs together are at most a bottle in 30 days. */
export const areWithinBottles = (
  packs: readonly { readonly bottles: number; readonly supplyInDays: number }[],
): boolean =>
  packs.reduce((sum, { bottles }) => sum + bottles, 0) <=
  maxSprayBottles(Math.max(0, ...packs.map(({ supplyInDays }) => supplyInDays)));

/** Until when a bottle that was bought once lasts; null when the patient has none. What another account has is not told. */
export const bottleLastsUntil = (therapies: readonly Therapy[], now: Date): Date | null => {
  const sent = therapies
    .filter(
      ({ drugType, supplyInDays, isOfOtherAccount }) =>
        delaySprays.includes(drugType) && supplyInDays === 0 && isOfOtherAccount !== true,
    )
    .flatMap(({ dispensedAt }) => (dispensedAt ? [dispensedAt.getTime()] : []));
  const newest = Math.max(...sent);
  return now.getTime() - newest < BOTTLE_DAYS * DAY_MS ? addDays(new Date(newest), BOTTLE_DAYS) : null;
};
