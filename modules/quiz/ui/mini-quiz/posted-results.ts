import type { PageInput } from '#client/data/page-data.ts';
import { QUIZ_FORM } from './form-ids.ts';
import type { QuizResultsQueryVariables } from './recommend.generated.ts';

/** Variables of the results that follow the last question without scripts; null on a page that was opened. */
export const postedResults = ({ posted }: PageInput): QuizResultsQueryVariables | null => {
  if (posted?.form !== QUIZ_FORM || posted.failure) return null;
  const { answers, variant } = posted.values;
  return {
    answers: JSON.parse(answers?.[0] ?? '{}'),
    cartProductIds: [],
    variant: (variant?.[0] ?? null) as QuizResultsQueryVariables['variant'],
  };
};
