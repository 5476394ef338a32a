import { MiniQuizFlow } from '../ui/mini-quiz/mini-quiz-flow.tsx';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

/** The second quiz: its landing page has its own address, and over-the-counter products come before the results. */
export const Page = () => {
  const flags = useQuizFlags();
  return (
    <MiniQuizFlow
      flags={flags}
      storageKey={quizKeys.recommendation}
      resultsPath="/recommendation-quiz-1/results"
      nextPath={({ where }) => {
        // Skips over-the-counter products when the quiz already asked about them, and when the visitor should see a doctor.
        const straight = flags.earlyInterests || where.includes('patchy');
        return `/recommendation-quiz-1/${straight ? 'results' : 'otc-interstitial'}`;
      }}
    />
  );
};
