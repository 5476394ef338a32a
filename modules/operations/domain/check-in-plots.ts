import type { CalendarDate } from '#kernel/dates.ts';
import type { WeeklyCheckIns } from '#modules/consultation/index.ts';
import { type DailyPlot, valuesByDay } from './daily-plot.ts';

/** The plots about check-ins. `weeks`: Mondays, oldest first; `rows` has no weeks without a check-in. */
export const checkInPlots = (
  weeks: readonly CalendarDate[],
  rows: readonly WeeklyCheckIns[],
): readonly DailyPlot[] => {
  const bars = { shape: 'bars', unit: 'count', step: 'week', limit: null, days: weeks } as const;
  const ofWeeks = (pick: (row: WeeklyCheckIns) => number) => valuesByDay(weeks, rows, pick);
  return [
    {
      ...bars,
      id: 'check-ins',
      title: 'Check-ins due',
      about: 'Check-ins by the week in which they were due, with their result.',
      series: [
        { name: 'Answered', values: ofWeeks((row) => row.answered) },
        { name: 'Overdue', values: ofWeeks((row) => row.overdue) },
        { name: 'Ended without an answer', values: ofWeeks((row) => row.missed) },
      ],
    },
    {
      ...bars,
      id: 'side-effects',
      title: 'Side effects reported',
      about: 'Answered check-ins by the week in which they were due, with and without a side effect.',
      series: [
        { name: 'With a side effect', values: ofWeeks((row) => row.withSideEffects) },
        { name: 'Without', values: ofWeeks((row) => row.answered - row.withSideEffects) },
      ],
    },
  ];
};
