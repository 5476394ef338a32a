import { expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { miniQuizAnswers } from './mini-quiz-answers.ts';

it.each<[string, Answers, Answers]>([
  [
    'pattern, family and goals',
    {
      where: ['both'],
      expectedResult: ['regrow', 'prevention'],
      familyExperience: ['fathers', 'siblings'],
    },
    { hair_loss_area: ['crown', 'hairline'], goals: ['regrow', 'keep'], family: 'yes' },
  ],
  ['nobody in the family', { familyExperience: ['no_one'] }, { family: 'no' }],
  ['an unsure answer', { familyExperience: ['not_sure'] }, { family: 'not_sure' }],
  ['no loss yet', { where: ['not_yet'] }, { hair_loss_area: ['none'] }],
  ['patches, which the intake asks for itself', { where: ['patchy'] }, {}],
  ['nothing', { where: [], expectedResult: [], familyExperience: [] }, {}],
])('the intake begins with %s from the short quiz', (_, quiz, intake) => {
  expect(miniQuizAnswers(quiz)).toEqual(intake);
});
