import { useMemo } from 'react';
import { goTo } from '#client/routing/navigate.ts';
import {
  type MiniQuizAnswers,
  type MiniQuizFlags,
  withoutUnaskedAnswers,
} from '../../domain/mini-quiz/index.ts';
import { miniQuizSteps } from './mini-quiz-steps.ts';
import { QuizFlow, type QuizFlowProps } from './quiz-flow.tsx';
import { sendMiniQuiz } from './send-mini-quiz.ts';

interface MiniQuizFlowProps extends Pick<QuizFlowProps<MiniQuizAnswers>, 'landing'> {
  readonly flags: MiniQuizFlags;
  /** Key of the answers in the browser's storage. */
  readonly storageKey: string;
  /** Path of the page that follows the last question. */
  readonly nextPath: (answers: MiniQuizAnswers) => string;
  /** Path of the results, which follow the last question without scripts. */
  readonly resultsPath: string;
}

/** A mini quiz: stores its answers in the browser, and continues to the next page. */
export const MiniQuizFlow = ({ flags, storageKey, nextPath, resultsPath, landing }: MiniQuizFlowProps) => {
  const stepQuiz = useMemo(() => miniQuizSteps(flags, storageKey), [flags, storageKey]);
  const onFinish = async (answers: MiniQuizAnswers) => {
    sendMiniQuiz(withoutUnaskedAnswers(answers, flags));
    await goTo(nextPath(answers));
    return undefined;
  };
  return (
    <QuizFlow
      stepQuiz={stepQuiz}
      exitPath="/"
      finish={{ label: 'See your recommended plan', pending: 'Finding your recommended plan' }}
      onFinish={onFinish}
      landing={landing}
      resultsPath={resultsPath}
    />
  );
};
