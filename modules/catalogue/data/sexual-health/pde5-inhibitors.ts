import type { Variant } from '../drug-listing.ts';

export interface Strength {
  readonly mg: number;
  /** Cents per tablet on the three-month plan. */
  readonly perTablet: number;
}

/** Tablets in one shipment for early ejaculation, for both drugs; chosen to fill the range of ids (guess). */
export const prematureEjaculationCounts = [12, 24, 36];

/** On the six-month plan a tablet costs 5% less. */
const priceOf = (perTablet: number, count: number, months: 3 | 6): number =>
  Math.round(perTablet * count * (months === 6 ? 0.95 : 1));

/** Every strength in every count, in that order, with consecutive ids from `firstId`. */
export const variantsFrom = (
  firstId: number,
  drug: string,
  strengths: readonly Strength[],
  counts: readonly number[],
  months: 3 | 6,
): Variant[] =>
  strengths.flatMap(({ mg, perTablet }, strengthIndex) =>
    counts.map((count, countIndex) => ({
      id: firstId + strengthIndex * counts.length + countIndex,
      months,
      price: priceOf(perTablet, count, months),
      name: `${drug} ${mg} mg, ${count} tablets`,
      supply: `${count} tablets every ${months} months`,
    })),
  );

export const nitrateWarning =
  'Never take it with nitrates, including poppers, or with riociguat: blood pressure can fall dangerously. Get help at once for chest pain, sudden loss of sight or hearing, or an erection over 4 hours.';

export const sideEffects = 'Headache, flushing, indigestion and a blocked nose are common.';

export const offLabelUse =
  'for early ejaculation. That use is off-label; it makes most sense when erections are also a problem.';
