import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { ResultsPage } from '../ui/mini-quiz/results-page.tsx';

export const Page = () => (
  <ResultsPage answersKey={quizKeys.recommendation} quizPath="/recommendation-quiz-1" />
);
