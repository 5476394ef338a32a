import { useUser } from '#client/session/user-context.tsx';
import { skipsLandingPage } from '../domain/mini-quiz/index.ts';
import { AnswerPicture } from '../ui/mini-quiz/answer-picture.tsx';
import { MiniQuizFlow } from '../ui/mini-quiz/mini-quiz-flow.tsx';
import { quizFacts } from '../ui/mini-quiz/quiz-facts.ts';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { QuizLanding } from '../ui/mini-quiz/quiz-landing.tsx';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

export const Page = () => {
  const flags = useQuizFlags();
  const { user } = useUser();
  return (
    <MiniQuizFlow
      flags={flags}
      storageKey={quizKeys.quiz}
      resultsPath="/quiz/results"
      // No email address is asked of a visitor who has an account, or who should see a doctor.
      nextPath={({ where }) =>
        user !== undefined || where.includes('patchy') ? '/quiz/results' : '/quiz/lead'
      }
      landing={
        skipsLandingPage(flags)
          ? undefined
          : (start, complete) => (
              <QuizLanding
                title="Find your hair loss treatment"
                lead="Tell us where you notice hair loss and what you hope for. We show you which treatments may fit, what they cost and what the risks are."
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
