import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MiniQuizAnswers, type MiniQuizFlags, noAnswers } from '../../domain/mini-quiz/index.ts';
import { miniQuizSteps } from './mini-quiz-steps.ts';
import { chosen, isComplete, reachable, readProgress } from './quiz-progress.ts';

const flags: MiniQuizFlags = { earlyInterests: false, redesign: 0, variant: null };
const stepQuiz = miniQuizSteps(flags, 'test');
const asking = miniQuizSteps({ ...flags, earlyInterests: true }, 'test');
const crown = stepQuiz.withAnswer(noAnswers, 'where', ['crown']);
const done = [
  ['expectedResult', ['regrow', 'prevention']],
  ['treatmentType', ['topical']],
  ['familyExperience', ['no_one']],
  ['dandruff', ['0']],
] as const;
const complete = done.reduce(
  (answers, [field, values]) => stepQuiz.withAnswer(answers, field, values),
  crown,
);
const fields = (answers: MiniQuizAnswers) => stepQuiz.questions(answers).map(({ field }) => field);
const shown = (answers: MiniQuizAnswers, field: string, of = stepQuiz) => {
  const question = of.questions(answers).find((each) => each.field === field);
  return question && chosen(of, answers, question);
};

it('asks the base questions, one fewer for “not yet”', () => {
  expect(fields(noAnswers)).toEqual([
    'where',
    'expectedResult',
    'treatmentType',
    'familyExperience',
    'dandruff',
  ]);
  expect(fields(stepQuiz.withAnswer(noAnswers, 'where', ['not_yet']))).toHaveLength(4);
});

it('accepts answers of every kind and returns them to the cards', () => {
  expect(shown(complete, 'where')).toEqual(['crown']);
  expect(shown(complete, 'expectedResult')).toEqual(['regrow', 'prevention']);
  expect(shown(complete, 'treatmentType')).toEqual(['topical']);
  expect(shown(complete, 'dandruff')).toEqual(['0']);
  expect(isComplete(stepQuiz, complete)).toBe(true);
  expect(shown(noAnswers, 'dandruff')).toEqual([]);
});

it('ignores a value that was not offered', () => {
  expect(stepQuiz.withAnswer(crown, 'treatmentType', ['injection'])).toBe(crown);
  expect(stepQuiz.withAnswer(crown, 'shoeSize', ['9'])).toBe(crown);
});

it('going back never loses an answer: answers hidden by “not yet” return when it is changed back', () => {
  const changed = stepQuiz.withAnswer(complete, 'where', ['not_yet']);
  expect(isComplete(stepQuiz, changed)).toBe(true);
  expect(fields(changed)).not.toContain('treatmentType');
  expect(stepQuiz.withAnswer(changed, 'where', ['crown'])).toEqual(complete);
});

it('does not count an answer that is not offered now', () => {
  const interested = asking.withAnswer(complete, 'activeIngredientInterests', ['finasteride']);
  expect(shown(interested, 'activeIngredientInterests', asking)).toEqual(['finasteride']);
  const changed = asking.withAnswer(interested, 'where', ['not_yet']);
  expect(shown(changed, 'activeIngredientInterests', asking)).toEqual([]);
  expect(isComplete(asking, changed)).toBe(false);
});

it.each([
  [noAnswers, 0],
  [crown, 1],
  [complete, 4],
  [stepQuiz.withAnswer(complete, 'familyExperience', []), 3],
])('may go as far as the first open question', (answers, step) => {
  expect(reachable(stepQuiz, answers)).toBe(step);
});

describe('what the browser stored', () => {
  it('is read back as it was stored', () => {
    expect(readProgress(stepQuiz, JSON.stringify({ answers: complete, step: 3 }))).toEqual({
      answers: complete,
      step: 3,
    });
  });

  it.each([
    ['crown', 9, 1],
    ['crown', -1, 0],
    ['crown', '2', 0],
  ])('never skips a question (%s, step %s)', (where, step, expected) => {
    expect(readProgress(stepQuiz, JSON.stringify({ answers: { where: [where] }, step }))?.step).toBe(
      expected,
    );
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"answers":null,"step":1}',
    '{"answers":{"where":["toes"]},"step":1}',
  ])('is nothing when it is %s', (text) => {
    expect(readProgress(stepQuiz, text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProgress(stepQuiz, text)?.step ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
