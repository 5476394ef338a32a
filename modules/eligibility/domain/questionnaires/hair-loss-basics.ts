import type { Question, QuizConfig } from '#modules/quiz/index.ts';
import { hairLoss } from './questions/hair-loss.ts';
import { historyAndGoals } from './questions/history-and-goals.ts';
import { scalp } from './questions/scalp.ts';

const HAIR_LOSS_BASICS = 'hair-loss-basics';

const pick = (
  { questions }: { readonly questions: readonly { readonly question: Question }[] },
  ...ids: string[]
): readonly Question[] =>
  questions.map(({ question }) => question).filter(({ id }) => ids.length === 0 || ids.includes(id));

/**
 * What a visitor answers before they have an account: pattern and onset of their hair loss, what they have tried, and
 * signs that should be examined in person first (docs/clinical/hair-loss.md#red-flags). The questions are those of the
 * intake, so that the intake can start with these answers.
 */
export const hairLossBasics: QuizConfig = {
  name: HAIR_LOSS_BASICS,
  version: 1,
  title: 'Your hair loss',
  sections: [
    { id: 'hair-loss', title: 'Your hair loss', questions: pick(hairLoss) },
    { id: 'scalp', title: 'Your scalp', questions: pick(scalp) },
    {
      id: 'tried-before',
      title: 'What you have tried',
      questions: pick(historyAndGoals, 'previous_treatment', 'previous_result'),
    },
  ],
};
