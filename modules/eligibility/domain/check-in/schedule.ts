import { addDays, type CalendarDate, DAY_MS, daysBetween, toCalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type CheckInItem, checkInItems } from '../questionnaires/check-in-item.ts';
import { type Cadence, cadences, type MissingStep, opensUntil } from './cadence.ts';

/** All fills of a prescription drug, and whether the patient takes it now. */
export interface FilledDrug {
  readonly drugType: DrugType;
  readonly isRunning: boolean;
  /** When fills went out, oldest first. */
  readonly fills: readonly Date[];
  /** Days that one fill lasts. */
  readonly supplyInDays: number;
}

/** One check-in that comes due. */
export interface DueItem {
  readonly item: CheckInItem;
  /** The day the treatment began; a treatment that begins again repeats its check-ins. */
  readonly startedOn: CalendarDate;
  /** Its number among those of its kind, from 1. */
  readonly number: number;
  readonly dueAt: Date;
}

/** Days without a fill after which a treatment counts as new. */
const BREAK_DAYS = 180;

/** The later refills of an antidepressant have separate check-ins only after that of week 4. */
const FIRST_REFILL_DAYS = 45;

/** The first fill since the last long break; null without a fill. */
export const startOf = (fills: readonly Date[]): Date | null =>
  fills.findLast((fill, index) => {
    const before = fills[index - 1];
    return before === undefined || daysBetween(before, fill) > BREAK_DAYS;
  }) ?? null;

const isOpenAt = (cadence: Cadence, dueAt: Date, now: Date): boolean =>
  now >= addDays(dueAt, -cadence.opensBefore) && now < addDays(dueAt, opensUntil(cadence));

/** The due dates of one kind that may be open now, with their numbers. */
const datesOf = (
  cadence: Cadence,
  { start, fills, supplyInDays }: { start: Date; fills: readonly Date[]; supplyInDays: number },
  now: Date,
): readonly { number: number; dueAt: Date }[] => {
  const { due, every, opensBefore } = cadence;
  if (due === null) {
    const last = fills.at(-1) ?? start;
    const dueAt = addDays(last, supplyInDays);
    return supplyInDays > 0 && daysBetween(start, dueAt) >= FIRST_REFILL_DAYS
      ? [{ number: fills.filter((fill) => fill >= start).length, dueAt }]
      : [];
  }
  if (every === undefined) return [{ number: 1, dueAt: addDays(start, due) }];
  const number = Math.floor((daysBetween(start, now) + opensBefore - due) / every) + 1;
  return number < 1 ? [] : [{ number, dueAt: addDays(start, due + (number - 1) * every) }];
};

/** The fills of several drugs of one kind, such as two hair treatments: together they are one treatment. */
const together = (drugs: readonly FilledDrug[], group: readonly DrugType[]) => {
  const own = drugs.filter(({ drugType }) => group.includes(drugType));
  if (!own.some(({ isRunning }) => isRunning)) return null;
  const fills = own.flatMap((drug) => drug.fills).toSorted((a, b) => a.getTime() - b.getTime());
  const start = startOf(fills);
  const supplyInDays = Math.max(
    0,
    ...own.filter(({ isRunning }) => isRunning).map((drug) => drug.supplyInDays),
  );
  return start && { start, fills, supplyInDays };
};

/** The check-ins that are due or may be answered already, by current treatments. */
export const dueItems = (drugs: readonly FilledDrug[], now: Date): readonly DueItem[] =>
  checkInItems.flatMap((item) => {
    const cadence = cadences[item];
    const treatment = together(drugs, cadence.drugs);
    if (!treatment) return [];
    return datesOf(cadence, treatment, now)
      .filter(({ dueAt }) => isOpenAt(cadence, dueAt, now))
      .map((date) => ({ item, startedOn: toCalendarDate(treatment.start), ...date }));
  });

/** Whether the patient still takes the drugs of the check-in. */
export const isStillTaken = (item: CheckInItem, drugs: readonly FilledDrug[]): boolean =>
  drugs.some(({ drugType, isRunning }) => isRunning && cadences[item].drugs.includes(drugType));

/** Whether it closes unanswered now. */
export const hasClosed = ({ item, dueAt }: Pick<DueItem, 'item' | 'dueAt'>, now: Date): boolean => {
  const { closesAfter } = cadences[item];
  return closesAfter !== null && now >= addDays(dueAt, closesAfter);
};

/** The steps that are due because there is no answer, in order. */
export const missingSteps = (
  { item, dueAt }: Pick<DueItem, 'item' | 'dueAt'>,
  now: Date,
): readonly MissingStep[] =>
  cadences[item].missing.filter(({ after }) => now >= addDays(dueAt, after)).map(({ step }) => step);

/** Days in which a check-in that opens late can be answered before the first step. */
const GRACE_DAYS = 2;

/** The due date that is shown and used for deadlines: never before the patient could have answered. */
export const dueDate = ({ dueAt }: Pick<DueItem, 'dueAt'>, openedAt: Date): Date =>
  new Date(Math.max(dueAt.getTime(), openedAt.getTime() + GRACE_DAYS * DAY_MS));
