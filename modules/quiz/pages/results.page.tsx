import { specialtyEntryPages } from '#config/entry-pages.ts';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { ResultsPage } from '../ui/mini-quiz/results-page.tsx';

export const Page = () => <ResultsPage answersKey={quizKeys.quiz} quizPath={specialtyEntryPages.hairLoss} />;
