import { formatMoney } from '#kernel/money.ts';
import type { DeskDailyPlotContentFragment } from './desk-daily-plot-content.generated.ts';

type Plot = Pick<DeskDailyPlotContentFragment, 'unit' | 'days' | 'series'>;

/** A value as the table has it: `3`, `5.5 h`, `$54.00`; a dash for a day without one. */
export const valueText = (value: number | null, unit: string): string => {
  if (value === null) return '–';
  if (unit === 'cents') return formatMoney(value);
  return unit === 'hours' ? `${value} h` : String(value);
};

/** The last value of a series; null when it has none. */
const latest = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

/** What a series comes to in all the days: the sum of what is counted, and of waiting times the latest. */
export const seriesSummary = ({ values }: Plot['series'][number], unit: string): string =>
  unit === 'hours'
    ? valueText(latest(values), unit)
    : valueText(
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
        unit,
      );

/** A row of the table behind a plot. */
export interface PlotRow {
  readonly day: string;
  readonly values: readonly (number | null)[];
}

/** Every day with the values of all series, the newest first; days on which nothing happened are left out. */
export const plotRows = ({ days, series }: Plot): readonly PlotRow[] =>
  days
    .map((day, index) => ({ day, values: series.map(({ values }) => values[index] ?? null) }))
    .filter(({ values }) => values.some(Boolean))
    .toReversed();

/** A month such as `2027-03` in words. */
export const monthText = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year ?? 0, (number ?? 1) - 1));
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

/** How many of a cohort stayed, as `8 (67%)`; a dash for months that not all of them have come to. */
export const keptText = (count: number | undefined, patients: number): string =>
  count === undefined ? '–' : `${count} (${Math.round((100 * count) / patients)}%)`;
