import { isRecord } from './answers.ts';
import type { ChoiceQuestion, Question } from './types.ts';

const numeral = /^-?\d+(\.\d+)?$/;

/** Turns `1,250` and ` 72.5 ` into numbers; returns anything else unchanged, for validation to report. */
const decodeNumber = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw;
  const text = raw.trim().replaceAll(',', '');
  return numeral.test(text) ? Number(text) : raw;
};

/** Sorts choices in the order of the options, so that equal answers are stored alike. */
const decodeChoices = (question: ChoiceQuestion, raw: unknown): unknown => {
  const list = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(list)) return raw;
  const place = (choice: unknown) => question.options.findIndex(({ value }) => value === choice);
  return list.some((choice) => place(choice) < 0) ? list : list.toSorted((a, b) => place(a) - place(b));
};

const decodeBloodPressure = (raw: unknown): unknown => {
  if (!isRecord(raw)) return raw;
  const { pulse, ...rest } = raw;
  const isGiven = pulse !== undefined && pulse !== null && pulse !== '';
  const { systolic, diastolic } = rest;
  return {
    ...rest,
    systolic: decodeNumber(systolic),
    diastolic: decodeNumber(diastolic),
    ...(isGiven && { pulse: decodeNumber(pulse) }),
  };
};

/**
 * Converts an answer as typed or sent into the form in which it is stored: text without surrounding blanks, email in
 * lower case, numbers as numbers, choices in the order of the options. Returns what it cannot convert unchanged;
 * validation then reports it.
 */
export const decodeAnswer = (question: Question, raw: unknown): unknown => {
  switch (question.type) {
    case 'number':
      return decodeNumber(raw);
    case 'bloodPressure':
      return decodeBloodPressure(raw);
    case 'multipleChoice':
      return decodeChoices(question, raw);
    case 'email':
      return typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
    default:
      return typeof raw === 'string' ? raw.trim() : raw;
  }
};
