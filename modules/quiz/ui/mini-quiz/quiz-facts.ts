import { quizTakes } from '#config/durations.ts';
import { type MiniQuizFlags, noAnswers, questionsFor } from '../../domain/mini-quiz/index.ts';

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** How many questions a visitor who notices hair loss is asked, spelled out: “five”. */
export const questionCount = (flags: MiniQuizFlags): string =>
  inWords[questionsFor(noAnswers, flags).length] ?? 'a few';

/** Facts shown before the first question. */
export const quizFacts = (flags: MiniQuizFlags) =>
  [
    {
      icon: 'clock',
      text: `${questionCount(flags).replace(/^./, (first) => first.toUpperCase())} questions, ${quizTakes}.`,
    },
    {
      icon: 'user',
      text: 'Suggestions, not medical advice. A licensed clinician decides about every prescription.',
    },
    {
      icon: 'lock',
      text: 'Your answers are about your health. They are never shared with advertisers.',
    },
  ] as const;
