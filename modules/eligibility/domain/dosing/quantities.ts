/** Tablets a month by the answer to `sex_freq` (docs/clinical/quantities-and-refills.md#QTY-PRN). */
const perMonth: Readonly<Record<string, number>> = { '1_4': 4, '5_8': 8, '9_12': 12, '13_16': 16 };

/**
 * The most tablets for so many days of supply: one a day, fewer when a dose may be taken only every 48 or 72 hours
 * (docs/clinical/quantities-and-refills.md#QTY-LIMIT, docs/clinical/quantities-and-refills.md#QTY-CAPS).
 */
export const maxTablets = (daysOfSupply: number, everyHours: 24 | 48 | 72 = 24): number =>
  Math.floor((daysOfSupply * 24) / everyHours);

export interface TabletsWanted {
  /** The answer to `sex_freq`. */
  readonly sexFrequency: string;
  readonly months: number;
  readonly daysOfSupply: number;
  readonly everyHours?: 24 | 48 | 72;
  /** The tablets of one shipment that the catalog offers for this plan, in any order. */
  readonly counts: readonly number[];
}

/** How many tablets of an erection medicine to propose; `none` when the catalog has no count that is low enough. */
export type ProposedTablets =
  | { readonly kind: 'tablets'; readonly tablets: number }
  | { readonly kind: 'ask_about_daily' | 'not_answered' | 'none' };

export const proposedTablets = ({
  sexFrequency,
  months,
  daysOfSupply,
  everyHours,
  counts,
}: TabletsWanted): ProposedTablets => {
  if (sexFrequency === 'over_16') return { kind: 'ask_about_daily' };
  const monthly = perMonth[sexFrequency];
  if (monthly === undefined) return { kind: 'not_answered' };
  const most = Math.min(monthly * months, maxTablets(daysOfSupply, everyHours));
  const fitting = counts.filter((count) => count <= most);
  return fitting.length === 0 ? { kind: 'none' } : { kind: 'tablets', tablets: Math.max(...fitting) };
};

/** The most days of an antidepressant in one fill (docs/clinical/quantities-and-refills.md#QTY-SSRI). */
export const maxSsriDays = (hasFourWeekCheckIn: boolean): 30 | 90 => (hasFourWeekCheckIn ? 90 : 30);

/** The maximum number of bottles of delay spray (docs/clinical/quantities-and-refills.md#QTY-SPRAY). */
export const maxSprayBottles = (daysOfSupply: number): number => Math.max(1, Math.floor(daysOfSupply / 30));
