import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers } from '../../domain/mini-quiz/index.ts';
import {
  chosen,
  freshStart,
  isComplete,
  questionsOf,
  reachable,
  readProgress,
  withAnswer,
} from './quiz-progress.ts';

const crown = withAnswer(noAnswers, 'where', ['crown']);
const done = [
  ['expectedResult', ['regrow', 'prevention']],
  ['treatmentType', ['topical']],
  ['familyExperience', ['no_one']],
  ['dandruff', ['0']],
] as const;
const complete = done.reduce((answers, [field, values]) => withAnswer(answers, field, values), crown);

it('asks the base questions, one fewer for “not yet”', () => {
  expect(questionsOf(noAnswers).map(({ field }) => field)).toEqual([
    'where',
    'expectedResult',
    'treatmentType',
    'familyExperience',
    'dandruff',
  ]);
  expect(questionsOf(withAnswer(noAnswers, 'where', ['not_yet']))).toHaveLength(4);
});

it('takes answers of every kind and gives them back to the cards', () => {
  expect(chosen(complete, 'where')).toEqual(['crown']);
  expect(chosen(complete, 'expectedResult')).toEqual(['regrow', 'prevention']);
  expect(chosen(complete, 'treatmentType')).toEqual(['topical']);
  expect(chosen(complete, 'dandruff')).toEqual(['0']);
  expect(isComplete(complete)).toBe(true);
  expect(chosen(noAnswers, 'dandruff')).toEqual([]);
});

it('ignores a value that was not offered', () => {
  expect(withAnswer(crown, 'treatmentType', ['injection'])).toBe(crown);
});

it('keeps other answers when an earlier one changes, and forgets what is no longer asked', () => {
  const changed = withAnswer(complete, 'where', ['not_yet']);
  expect(changed).toEqual({ ...complete, where: ['not_yet'], treatmentType: null });
  expect(withAnswer(changed, 'where', ['crown']).familyExperience).toEqual(['no_one']);
});

it.each([
  [noAnswers, 0],
  [crown, 1],
  [complete, 4],
  [withAnswer(complete, 'familyExperience', []), 3],
])('may go as far as the first open question', (answers, step) => {
  expect(reachable(answers)).toBe(step);
});

describe('what the browser stored', () => {
  it('comes back as it was', () => {
    expect(readProgress(JSON.stringify({ answers: complete, step: 3 }))).toEqual({
      answers: complete,
      step: 3,
    });
  });

  it.each([
    ['crown', 9, 1],
    ['crown', -1, 0],
    ['crown', '2', 0],
  ])('never skips a question (%s, step %s)', (where, step, expected) => {
    expect(readProgress(JSON.stringify({ answers: { where: [where] }, step })).step).toBe(expected);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"answers":null,"step":1}',
    '{"answers":{"where":["toes"]},"step":1}',
  ])('is a fresh start when it is %s', (text) => {
    expect(readProgress(text)).toEqual(freshStart);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProgress(text).step).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
