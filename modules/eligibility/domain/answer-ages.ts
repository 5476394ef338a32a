import { type CalendarDate, DAY_MS, daysBetween, isCalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Purpose } from './doors.ts';

/** When each question was answered, as an ISO instant; questions without a known time are left out. */
export type AnsweredAt = Readonly<Record<string, string>>;

interface MaximumAge {
  readonly question: string;
  readonly days: number;
  readonly purposes: readonly Purpose[];
  readonly source: string;
}

const prescribing: readonly Purpose[] = ['propose', 'approve', 'accept'];

/**
 * How old an answer may be for a decision. Older than that it does not count as an answer, and nothing is prescribed
 * that needs it.
 */
export const maximumAges: readonly MaximumAge[] = [
  {
    question: 'bp',
    days: 183,
    purposes: ['renewal', ...prescribing],
    source: 'docs/clinical/how-rules-work.md#MAX-AGE-BP',
  },
  {
    question: 'urgent_symptoms',
    days: 14,
    purposes: prescribing,
    source: 'docs/clinical/how-rules-work.md#MAX-AGE-URGENT',
  },
];

/** The day of a reading, which the patient enters with it; null for other answers. */
const takenOn = (answer: unknown): CalendarDate | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'takenOn' in answer &&
  typeof answer.takenOn === 'string' &&
  isCalendarDate(answer.takenOn)
    ? answer.takenOn
    : null;

/** The date that an answer speaks of: the day of a reading, else when it was given; null when that is unknown. */
const dateOfAnswer = (question: string, answers: Answers, answeredAt: AnsweredAt): string | null =>
  (Object.hasOwn(answers, question) ? takenOn(answers[question]) : null) ?? answeredAt[question] ?? null;

/** The answered questions whose answers are older than they may be for this decision; unknown dates do not count. */
export const tooOldAnswers = (
  purpose: Purpose,
  answers: Answers,
  answeredAt: AnsweredAt,
  now: Date,
): readonly string[] =>
  maximumAges
    .filter(({ question, purposes }) => purposes.includes(purpose) && Object.hasOwn(answers, question))
    .filter(({ question, days }) => {
      const date = dateOfAnswer(question, answers, answeredAt);
      if (date === null) return false;
      // A day counts from its start: a reading of 183 days ago counts until that day ends.
      if (isCalendarDate(date)) return daysBetween(new Date(date), now) > days;
      return now.getTime() - new Date(date).getTime() > days * DAY_MS;
    })
    .map(({ question }) => question);
