import { useEffect } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { skipsLandingPage } from '../domain/mini-quiz/index.ts';
import { AnswerPicture } from '../ui/mini-quiz/answer-picture.tsx';
import { quizFacts } from '../ui/mini-quiz/quiz-facts.ts';
import { QuizLanding } from '../ui/mini-quiz/quiz-landing.tsx';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

const QUESTIONS = '/recommendation-quiz-1';

/** What the second quiz is, how long it takes and who sees the answers. */
export const Page = () => {
  const flags = useQuizFlags();
  const link = useLink();
  const skip = skipsLandingPage(flags);
  useEffect(() => {
    if (skip) void goTo(QUESTIONS);
  }, [skip]);
  return (
    <FlowLayout width="regular" exitPath="/" exitLabel="Exit">
      <QuizLanding
        title="See which treatment may fit"
        lead="A few questions about your hair and what you hope for. At the end you see which treatments may fit, with prices, reasons and risks."
        facts={quizFacts(flags)}
        picture={<AnswerPicture name="where-both" />}
        start={link(QUESTIONS)}
      />
    </FlowLayout>
  );
};
