import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';

/** The patient was told at `at` that an invoice is charged on a day. */
interface Told {
  readonly at: Date;
  readonly on: Date;
}

const MOST_DAYS_LATE = 7;

const DATE = '([A-Z][a-z]+ \\d{1,2}, \\d{4})';
/** What notices and pages say about the day of the next try. */
const sentences = [
  new RegExp(`We will try again on ${DATE}`),
  new RegExp(`your card \\$[\\d,.]+ on ${DATE} instead`),
];

/** The days that a text names for the next try. A day of a text is the patient's, which may be the one before ours. */
export const triesIn = (text: string): readonly Date[] =>
  sentences.flatMap((sentence) => {
    const day = sentence.exec(text)?.[1];
    return day ? [new Date(Date.parse(`${day} UTC`) + DAY_MS)] : [];
  });

const toldOf = (all: MoneySnapshot, invoice: MoneySnapshot['invoices'][number]): readonly Told[] => [
  ...all.agreements.flatMap(({ invoice_id, at, charge_on: on }) =>
    invoice_id === invoice.id ? [{ at, on }] : [],
  ),
  ...all.notices.flatMap(({ body, created_at: at }) => {
    if (!body.includes(invoice.number)) return [];
    const days = body.includes(` now for invoice ${invoice.number}`) ? [at] : triesIn(body);
    return days.map((on) => ({ at, on }));
  }),
  ...(all.history.triesShown.get(invoice.id) ?? []),
];

const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(toCalendarDate(to)) - Date.parse(toCalendarDate(from))) / DAY_MS);

/**
 * A refill is charged at most seven days later than the day that the patient was told: by its announcement, their own yes,
 * or the notice or page that named the next try; later it is announced again.
 */
export const refillsAreInTime = (all: MoneySnapshot): readonly string[] =>
  all.attempts.flatMap(({ invoice_id, attempt, created_at }) => {
    const invoice = all.invoices.find(({ id }) => id === invoice_id);
    if (!invoice || invoice.cycle === null) return [];
    const days = toldOf(all, invoice).flatMap(({ at, on }) => (at <= created_at ? [on.getTime()] : []));
    const late = daysBetween(new Date(Math.max(...days)), created_at);
    return days.length > 0 && late <= MOST_DAYS_LATE
      ? []
      : [`Invoice ${invoice.number}, try ${attempt}: charged ${late} days after the day that was told.`];
  });
