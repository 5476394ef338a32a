import { describe, expect, it } from 'vitest';
import type { Question, QuizConfig } from '#modules/quiz/index.ts';
import {
  type AnswerForm,
  answerShown,
  otherQuestions,
  questionsToRecord,
  recordOf,
} from './record-answers-view.ts';

const choice = (id: string, change: Pick<Partial<Question>, 'required' | 'showIf'> = {}): Question => ({
  id,
  type: 'multipleChoice',
  label: `About ${id}`,
  why: 'To test.',
  required: true,
  options: [
    { value: 'none', label: 'None' },
    { value: 'some', label: 'Some' },
  ],
  ...change,
});
const config: QuizConfig = {
  name: 'sample',
  version: 1,
  title: 'Sample',
  sections: [
    {
      id: 'a',
      title: 'A',
      questions: [
        choice('symptoms'),
        choice('meds'),
        choice('which', { showIf: { op: 'includes', question: 'meds', value: 'some' } }),
        choice('missing'),
        choice('optional', { required: false }),
      ],
    },
  ],
};
const form: AnswerForm = {
  config,
  answers: { symptoms: ['none'], meds: ['none'] },
  neededIds: ['symptoms'],
};
const shown = (typed = {}, chosen: readonly string[] = []) =>
  questionsToRecord(form, typed, chosen).map(({ id }) => id);

describe('the answers to record in a case', () => {
  it('are outdated and missing answers, and those that the clinician chooses', () => {
    expect(shown()).toEqual(['symptoms', 'missing']);
    expect(shown({}, ['meds', 'optional'])).toEqual(['symptoms', 'meds', 'missing', 'optional']);
  });

  it('include follow-up questions of a new answer', () => {
    expect(shown({ meds: ['some'] }, ['meds'])).toEqual(['symptoms', 'meds', 'which', 'missing']);
  });

  it('stay on the page once they are given', () => {
    expect(shown({ symptoms: ['none'], missing: ['none'] })).toEqual(['symptoms', 'missing']);
  });

  it('can be any other question of the case', () => {
    expect(otherQuestions(form, {}, ['meds'])).toEqual([{ value: 'optional', label: 'About optional' }]);
  });

  it('show answers to be corrected, and not outdated ones', () => {
    expect(answerShown(form, {}, 'meds')).toEqual(['none']);
    expect(answerShown(form, {}, 'symptoms')).toBeUndefined();
    expect(answerShown(form, { symptoms: ['some'] }, 'symptoms')).toEqual(['some']);
  });

  it.each<[string, Record<string, unknown>, readonly string[], unknown]>([
    [
      'the same answer given again counts as given now',
      { symptoms: ['none'] },
      [],
      { answers: { symptoms: ['none'], meds: ['none'] }, askedAgain: ['symptoms'] },
    ],
    [
      'what was not asked again stays as it was',
      { missing: ['some'] },
      [],
      { answers: { symptoms: ['none'], meds: ['none'], missing: ['some'] }, askedAgain: ['missing'] },
    ],
    [
      'a chosen answer that is confirmed is sent as it was',
      {},
      ['meds'],
      { answers: { symptoms: ['none'], meds: ['none'] }, askedAgain: ['meds'] },
    ],
    [
      'an emptied answer is taken back',
      { meds: [] },
      ['meds'],
      { answers: { symptoms: ['none'] }, askedAgain: [] },
    ],
  ])('%s', (_, typed, chosen, expected) => {
    const { answersJson, askedAgain } = recordOf(form, typed, chosen);
    expect({ answers: JSON.parse(answersJson), askedAgain }).toEqual(expected);
  });
});
