import { useMemo } from 'react';
import { goTo } from '#client/routing/navigate.ts';
import { useUser } from '#client/session/user-context.tsx';
import { type MiniQuizAnswers, skipsLandingPage, withoutUnaskedAnswers } from '../domain/mini-quiz/index.ts';
import { AnswerPicture } from '../ui/mini-quiz/answer-picture.tsx';
import { miniQuizSteps, quizKeys } from '../ui/mini-quiz/mini-quiz-steps.ts';
import { quizFacts } from '../ui/mini-quiz/quiz-facts.ts';
import { QuizFlow } from '../ui/mini-quiz/quiz-flow.tsx';
import { QuizLanding } from '../ui/mini-quiz/quiz-landing.tsx';
import { sendMiniQuiz } from '../ui/mini-quiz/send-mini-quiz.ts';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

export const Page = () => {
  const flags = useQuizFlags();
  const { user } = useUser();
  const deck = useMemo(() => miniQuizSteps(flags, quizKeys.quiz), [flags]);

  const onFinish = async (answers: MiniQuizAnswers) => {
    sendMiniQuiz(withoutUnaskedAnswers(answers, flags));
    // No email address is asked of a visitor who has an account, or who should see a doctor.
    const straight = user !== undefined || answers.where.includes('patchy');
    await goTo(straight ? '/quiz/results' : '/quiz/lead');
    return undefined;
  };

  return (
    <QuizFlow
      deck={deck}
      exitPath="/"
      finish={{ label: 'See what may suit you', pending: 'Finding what may suit you' }}
      onFinish={onFinish}
      landing={
        skipsLandingPage(flags)
          ? undefined
          : (start, complete) => (
              <QuizLanding
                title="Find your hair loss treatment"
                lead="Tell us where you notice hair loss and what you hope for. We show what may suit you, what it costs and what its risks are."
                facts={quizFacts(flags)}
                picture={<AnswerPicture name="where-crown" />}
                start={start}
                resultsPath={complete ? '/quiz/results' : undefined}
              />
            )
      }
    />
  );
};
