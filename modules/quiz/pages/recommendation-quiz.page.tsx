import { useMemo } from 'react';
import { goTo } from '#client/routing/navigate.ts';
import { type MiniQuizAnswers, withoutUnaskedAnswers } from '../domain/mini-quiz/index.ts';
import { keepMiniQuiz } from '../ui/mini-quiz/keep-mini-quiz.ts';
import { miniQuizSteps, quizKeys } from '../ui/mini-quiz/mini-quiz-steps.ts';
import { QuizFlow } from '../ui/mini-quiz/quiz-flow.tsx';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

/** The second quiz: its landing page has an address of its own, and what needs no prescription comes before the results. */
export const Page = () => {
  const flags = useQuizFlags();
  const deck = useMemo(() => miniQuizSteps(flags, quizKeys.recommendation), [flags]);

  const onFinish = async (answers: MiniQuizAnswers) => {
    keepMiniQuiz(withoutUnaskedAnswers(answers, flags));
    // Whoever was asked about such products has said what he wants; whoever should see a doctor is sold nothing.
    const straight = flags.earlyInterests || answers.where.includes('patchy');
    await goTo(`/recommendation-quiz-1/${straight ? 'results' : 'otc-interstitial'}`);
    return undefined;
  };

  return (
    <QuizFlow
      deck={deck}
      exitPath="/"
      finish={{ label: 'See what may suit you', pending: 'Finding what may suit you' }}
      onFinish={onFinish}
    />
  );
};
