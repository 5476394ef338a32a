import { usStates } from '#kernel/us-states.ts';
import type { Question, QuizConfig } from '#modules/quiz/index.ts';
import { aboutYou } from './questions/about-you.ts';
import { historyAndGoals } from './questions/history-and-goals.ts';

const START_BASICS = 'start-basics';

const questionsOf = (
  section: { readonly questions: readonly { readonly question: Question }[] },
  ...ids: string[]
): readonly Question[] =>
  section.questions.map(({ question }) => question).filter(({ id }) => ids.includes(id));

/**
 * The first questions of a visit, before there is an account: who can be treated, and in which state. Questions that
 * the intake asks too are the intake's own, so that it can start with these answers.
 */
export const startBasics: QuizConfig = {
  name: START_BASICS,
  version: 1,
  title: 'Start your visit',
  sections: [
    {
      id: 'about-you',
      title: 'About you',
      questions: [
        {
          id: 'first_name',
          type: 'text',
          label: 'What is your first name?',
          why: 'So that we know what to call you.',
          required: true,
          maxLength: 60,
          autoComplete: 'given-name',
        },
        ...questionsOf(aboutYou, 'dob'),
        ...questionsOf(aboutYou, 'sex_at_birth'),
      ],
    },
    {
      id: 'where-you-are',
      title: 'Where you are',
      questions: [
        ...questionsOf(aboutYou, 'state'),
        {
          id: 'home_state',
          type: 'dropdown',
          label: 'Which state do you live in?',
          why: 'Your treatment is sent to your home, and the pharmacy needs a license there too.',
          required: true,
          options: usStates.map(([value, label]) => ({ value, label })),
        },
      ],
    },
    {
      id: 'goals',
      title: 'What you want',
      questions: questionsOf(historyAndGoals, 'goals'),
    },
  ],
};
