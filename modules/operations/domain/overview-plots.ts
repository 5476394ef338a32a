import type { CalendarDate } from '#kernel/dates.ts';
import type { DailyMoney } from '#modules/billing/index.ts';
import type { DailyDecisions } from '#modules/consultation/index.ts';
import { type DailyPlot, valuesByDay } from './daily-plot.ts';

/** What happened on some days; days on which nothing did are missing. */
export interface Happened {
  readonly days: readonly CalendarDate[];
  readonly money: readonly DailyMoney[];
  readonly decisions: readonly DailyDecisions[];
}

/** Within how many hours a first visit is to be decided. */
const PROMISED_HOURS = 24;

/** The plots of the overview, in the order in which they are shown. */
export const overviewPlots = ({ days, money, decisions }: Happened): readonly DailyPlot[] => {
  const count = { shape: 'bars', unit: 'count', step: 'day', limit: null, days } as const;
  const ofMoney = (pick: (row: DailyMoney) => number) => valuesByDay(days, money, pick);
  const ofDecisions = (pick: (row: DailyDecisions) => number | null, missing: number | null = 0) =>
    valuesByDay(days, decisions, pick, missing);
  return [
    {
      ...count,
      id: 'orders',
      title: 'Orders placed',
      about: 'Orders by what they ship. A checkout with both kinds makes two.',
      series: [
        { name: 'Prescription', values: ofMoney((row) => row.prescription) },
        { name: 'Over the counter', values: ofMoney((row) => row.overTheCounter) },
        { name: 'Refills', values: ofMoney((row) => row.refills) },
      ],
    },
    {
      ...count,
      id: 'decisions',
      title: 'Cases decided',
      about: 'Visits of every kind that ended in an approval or a refusal.',
      series: [
        { name: 'Approved', values: ofDecisions((row) => row.approved) },
        { name: 'Refused', values: ofDecisions((row) => row.refused) },
      ],
    },
    {
      id: 'waiting',
      title: 'Waiting time',
      about: 'Hours from submitting a first visit to the clinician’s plan or answer.',
      shape: 'lines',
      unit: 'hours',
      step: 'day',
      limit: { value: PROMISED_HOURS, name: 'Promised' },
      days,
      series: [
        { name: 'Half waited less than', values: ofDecisions((row) => row.medianHours, null) },
        { name: 'Nine of ten waited less than', values: ofDecisions((row) => row.ninthDecileHours, null) },
      ],
    },
    {
      ...count,
      id: 'charges',
      title: 'Failed charges',
      about: 'Declined attempts to charge a card, and charges that succeeded after a declined one.',
      series: [
        { name: 'Failed', values: ofMoney((row) => row.failedCharges) },
        { name: 'Recovered', values: ofMoney((row) => row.recoveredCharges) },
      ],
    },
    {
      ...count,
      id: 'refunds',
      title: 'Refunds',
      about: 'Refunds that the payment processor took.',
      series: [{ name: 'Refunds', values: ofMoney((row) => row.refunds) }],
    },
    {
      ...count,
      unit: 'cents',
      id: 'refunded',
      title: 'Money refunded',
      about: 'The amount of those refunds.',
      series: [{ name: 'Refunded', values: ofMoney((row) => row.refunded) }],
    },
  ];
};
