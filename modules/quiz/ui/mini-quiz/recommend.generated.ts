// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type QuizResultsQueryVariables = { answers: Schema.MiniQuizAnswersInput; cartProductIds?: ReadonlyArray<number> | null | undefined; variant?: Schema.MiniQuizVariant | null | undefined };

export type QuizResultsQuery = { readonly recommendations: { readonly askADoctor: boolean, readonly pattern: string | null, readonly treatmentYear: ReadonlyArray<{ readonly when: string, readonly title: string, readonly text: string }>, readonly scalpAlternative: { readonly title: string, readonly page: string | null } | null, readonly products: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly reason: string, readonly product: { readonly title: string, readonly displayedName: string, readonly needsPrescription: boolean, readonly isNew: boolean, readonly page: string | null }, readonly plans: ReadonlyArray<{ readonly id: number, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly discount: { readonly second: number, readonly first: number, readonly last: number, readonly charged: string, readonly afterwards: string } | null }> }> } };

export const QuizResultsDocument = /* @__PURE__ */ typedDocument<QuizResultsQuery, QuizResultsQueryVariables>(
  'QuizResults',
  'query QuizResults($answers:MiniQuizAnswersInput!$cartProductIds:[Int!]$variant:MiniQuizVariant){recommendations(answers:$answers cartProductIds:$cartProductIds variant:$variant){askADoctor pattern treatmentYear{when title text}scalpAlternative{title page}products{id drugType reason product{title displayedName needsPrescription isNew page}plans{id price supplyInDays supplyInformation discount{second first last charged afterwards}}}}}',
);
