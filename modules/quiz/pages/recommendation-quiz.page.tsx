import { useMemo } from 'react';
import { goTo } from '#client/routing/navigate.ts';
import { type MiniQuizAnswers, withoutUnaskedAnswers } from '../domain/mini-quiz/index.ts';
import { miniQuizSteps, quizKeys } from '../ui/mini-quiz/mini-quiz-steps.ts';
import { QuizFlow } from '../ui/mini-quiz/quiz-flow.tsx';
import { sendMiniQuiz } from '../ui/mini-quiz/send-mini-quiz.ts';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

/** The second quiz: its landing page has its own address, and over-the-counter products come before the results. */
export const Page = () => {
  const flags = useQuizFlags();
  const deck = useMemo(() => miniQuizSteps(flags, quizKeys.recommendation), [flags]);

  const onFinish = async (answers: MiniQuizAnswers) => {
    sendMiniQuiz(withoutUnaskedAnswers(answers, flags));
    // Skips over-the-counter products when the quiz already asked about them, and when the visitor should see a doctor.
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
