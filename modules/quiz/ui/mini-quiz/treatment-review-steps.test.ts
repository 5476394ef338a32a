import { expect, it } from 'vitest';
import { noAnswers } from '../../domain/mini-quiz/index.ts';
import { isComplete, reachable, readProgress } from './quiz-progress.ts';
import { treatmentReviewSteps } from './treatment-review-steps.ts';

const stepQuiz = treatmentReviewSteps({ earlyInterests: false, redesign: 0, variant: null }, 'test');
const answered = (
  [
    ['progress', ['not_well']],
    ['sideEffects', ['none']],
    ['wishes', ['stronger', 'cheaper']],
    ['where', ['crown']],
    ['expectedResult', ['regrow']],
    ['treatmentType', ['dontCare']],
    ['familyExperience', ['fathers']],
    ['dandruff', ['1']],
  ] as const
).reduce((answers, [field, values]) => stepQuiz.withAnswer(answers, field, values), stepQuiz.fresh);

it('asks how the treatment goes before the mini quiz', () => {
  expect(stepQuiz.questions(stepQuiz.fresh).map(({ field }) => field)).toEqual([
    'progress',
    'sideEffects',
    'wishes',
    'where',
    'expectedResult',
    'treatmentType',
    'familyExperience',
    'dandruff',
  ]);
});

it('is complete with every answer, and is restored from the browser unchanged', () => {
  expect(isComplete(stepQuiz, answered)).toBe(true);
  expect(readProgress(stepQuiz, JSON.stringify({ answers: answered, step: 7 }))).toEqual({
    answers: answered,
    step: 7,
  });
});

it('starts with known answers, but asks about the treatment again', () => {
  const known = { ...stepQuiz.fresh, quiz: answered.quiz };
  expect(reachable(stepQuiz, known)).toBe(0);
  expect(reachable(stepQuiz, { ...answered, quiz: noAnswers })).toBe(3);
});

it('is restored although the mini quiz was not started', () => {
  const begun = stepQuiz.withAnswer(stepQuiz.fresh, 'progress', ['well']);
  expect(readProgress(stepQuiz, JSON.stringify({ answers: begun, step: 1 }))).toEqual({
    answers: begun,
    step: 1,
  });
});

it.each([{}, { review: { progress: 'great' } }, { review: 7, quiz: 'x' }])(
  'takes no answer from %j',
  (stored) => {
    expect(stepQuiz.read(stored)?.review ?? stepQuiz.fresh.review).toEqual(stepQuiz.fresh.review);
  },
);
