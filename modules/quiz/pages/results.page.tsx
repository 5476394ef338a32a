import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { postedResults } from '../ui/mini-quiz/posted-results.ts';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { QuizResultsDocument } from '../ui/mini-quiz/recommend.generated.ts';
import { ResultsPage } from '../ui/mini-quiz/results-page.tsx';

export const data = pageData(QuizResultsDocument, postedResults);

export const Page = () => (
  <ResultsPage given={usePageData(data)} answersKey={quizKeys.quiz} quizPath={specialtyEntryPages.hairLoss} />
);
