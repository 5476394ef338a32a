import { isBloodPressure } from './answers.ts';
import { ageInDays, isCalendarDay } from './calendar.ts';
import {
  type BloodPressureQuestion,
  type ChoiceQuestion,
  type DateQuestion,
  type NumberQuestion,
  type Question,
  specialAnswers,
  type TextQuestion,
} from './types.ts';

const maxEmailLength = 254;
const defaultLength = { text: 200, textarea: 2000, email: maxEmailLength } as const;

/** The maximum number of characters of an answer to this question. */
export const longestText = (question: TextQuestion): number =>
  question.maxLength ?? defaultLength[question.type];

const zipCodeShape = /^\d{5}(-\d{4})?$/;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Readings outside these limits are typing mistakes. mmHg and beats per minute. */
const plausible = { systolic: [50, 260], diastolic: [30, 160], pulse: [30, 220] } as const;

const chooseFromList = 'Please choose an answer from the list.';

const singleChoiceProblem = (question: ChoiceQuestion, answer: unknown): string | null =>
  typeof answer === 'string' && question.options.some((option) => option.value === answer)
    ? null
    : chooseFromList;

const multipleChoiceProblem = (question: ChoiceQuestion, answer: unknown): string | null => {
  if (!Array.isArray(answer)) return chooseFromList;
  if (answer.some((choice) => singleChoiceProblem(question, choice) !== null)) return chooseFromList;
  if (new Set(answer).size !== answer.length) return 'Please choose each answer only once.';
  if (answer.length === 1) return null;
  if (answer.includes(specialAnswers.none)) return 'Please choose either “none” or the answers that apply.';
  if (answer.includes(specialAnswers.all)) return 'Please choose either “all” or the answers that apply.';
  return null;
};

const textProblem = (question: TextQuestion, answer: unknown): string | null => {
  if (typeof answer !== 'string') return 'Please answer in words.';
  const longest = longestText(question);
  if (answer.length > longest) return `Please use at most ${longest.toLocaleString('en-US')} characters.`;
  if (question.type === 'email' && !emailShape.test(answer))
    return 'Please enter an email address, such as name@example.com.';
  if (question.format === 'zipCode' && !zipCodeShape.test(answer))
    return 'Please enter a ZIP code, such as 12207.';
  return null;
};

/** True when the number has no more decimal digits than allowed. */
const isAsExactAs = (answer: number, decimals: number): boolean =>
  Number(answer.toFixed(decimals)) === answer;

const numberProblem = (question: NumberQuestion, answer: unknown): string | null => {
  const { min, max, decimals = 0 } = question;
  if (typeof answer !== 'number' || !(answer >= min && answer <= max))
    return `Please enter a number from ${min} to ${max}.`;
  if (isAsExactAs(answer, decimals)) return null;
  return decimals === 0
    ? 'Please enter a whole number.'
    : `Please use at most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the decimal point.`;
};

const dateProblem = (question: DateQuestion, answer: unknown, today: Date): string | null => {
  if (!isCalendarDay(answer)) return 'Please enter a real date.';
  if (question.earliest !== undefined && answer < question.earliest)
    return 'This date is too far in the past. Please check it.';
  if (question.allowFuture !== true && ageInDays(answer, today) < 0)
    return 'Please enter a date that is not in the future.';
  return null;
};

const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

const bloodPressureProblem = (
  question: BloodPressureQuestion,
  answer: unknown,
  today: Date,
): string | null => {
  if (!isBloodPressure(answer)) return 'Please enter both numbers of your reading and the day you took it.';
  if (!within(answer.systolic, plausible.systolic))
    return 'The top number should be between 50 and 260. Please check it.';
  if (!within(answer.diastolic, plausible.diastolic))
    return 'The bottom number should be between 30 and 160. Please check it.';
  if (answer.systolic <= answer.diastolic)
    return 'The top number should be higher than the bottom number. Please check both.';
  if (answer.pulse !== undefined && !within(answer.pulse, plausible.pulse))
    return 'The pulse should be between 30 and 220. Please check it.';
  if (!isCalendarDay(answer.takenOn)) return 'Please enter the day you took the reading.';
  const age = ageInDays(answer.takenOn, today);
  if (age < 0) return 'The date of the reading is in the future. Please check it.';
  if (age > question.maxAgeDays) return 'This reading is too old to use. Please take a new one.';
  return null;
};

/** The message that says why an answer is not valid; null when it is. */
export const answerProblem = (question: Question, answer: unknown, today: Date): string | null => {
  switch (question.type) {
    case 'dropdown':
    case 'singleChoice':
    case 'singleChoiceImage':
      return singleChoiceProblem(question, answer);
    case 'multipleChoice':
      return multipleChoiceProblem(question, answer);
    case 'text':
    case 'textarea':
    case 'email':
      return textProblem(question, answer);
    case 'number':
      return numberProblem(question, answer);
    case 'date':
      return dateProblem(question, answer, today);
    case 'bloodPressure':
      return bloodPressureProblem(question, answer, today);
  }
};
