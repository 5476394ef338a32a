import type { CalendarDate } from '#kernel/dates.ts';

/** The numbers of one color in a plot, a value for each day; null for a day without one. */
export interface PlotSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Numbers by day or week, as a plot shows them and the table behind it. */
export interface DailyPlot {
  readonly id: string;
  readonly title: string;
  /** What is counted, as a sentence. */
  readonly about: string;
  /** `bars` are stacked, so that their height is the sum of the series. */
  readonly shape: 'bars' | 'lines';
  readonly unit: 'count' | 'hours' | 'cents';
  /** A value that should not be exceeded. */
  readonly limit: { readonly value: number; readonly name: string } | null;
  /** What a value is for. */
  readonly step: 'day' | 'week';
  /** Oldest first; a week is named by its Monday. */
  readonly days: readonly CalendarDate[];
  readonly series: readonly PlotSeries[];
}

/** The values of one series: the number of each day, and `missing` for days that are not in the rows. */
export const valuesByDay = <Row extends { readonly day: CalendarDate }>(
  days: readonly CalendarDate[],
  rows: readonly Row[],
  pick: (row: Row) => number | null,
  missing: number | null = 0,
): readonly (number | null)[] => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const row = byDay.get(day);
    return row ? pick(row) : missing;
  });
};

/** The highest value that a plot has to show: of bars the highest sum of a day. */
export const highestOf = ({ shape, series, days, limit }: DailyPlot): number => {
  const ofDay = (index: number): number => {
    const values = series.map(({ values: all }) => all[index] ?? 0);
    return shape === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  };
  return Math.max(limit?.value ?? 0, ...days.map((_, index) => ofDay(index)));
};
