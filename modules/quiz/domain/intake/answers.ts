import type { Answers, AnswerValue, BloodPressureAnswer } from './types.ts';

/** A plain JSON object: not null, not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bloodPressureKeys = new Set(['systolic', 'diastolic', 'pulse', 'takenOn']);

export const isBloodPressure = (value: unknown): value is BloodPressureAnswer =>
  isRecord(value) &&
  Object.keys(value).every((key) => bloodPressureKeys.has(key)) &&
  Number.isFinite(value.systolic) &&
  Number.isFinite(value.diastolic) &&
  (value.pulse === undefined || Number.isFinite(value.pulse)) &&
  typeof value.takenOn === 'string';

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isAnswerValue = (value: unknown): value is AnswerValue =>
  typeof value === 'string' || Number.isFinite(value) || isStringList(value) || isBloodPressure(value);

/** Whether an unknown value has the shape of answers. Does not check it against the questions. */
export const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) && Object.values(value).every(isAnswerValue);

/** The answer to one question. Only own properties count, so `constructor` is never an answer. */
export const answerOf = (answers: Readonly<Record<string, unknown>>, id: string): unknown =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** Null, blank text and an empty list all count as unanswered. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

/** The chosen values: a single choice is a list of one; any other type of answer has none. */
export const choicesIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'string') return [answer];
  return isStringList(answer) ? answer : [];
};
