// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  readonly where: ReadonlyArray<string>;
  readonly dandruff?: number | null | undefined;
  readonly expectedResult?: ReadonlyArray<string> | null | undefined;
  readonly familyExperience?: ReadonlyArray<string> | null | undefined;
  readonly treatmentType?: string | null | undefined;
  readonly activeIngredientInterests?: ReadonlyArray<string> | null | undefined;
  readonly otcInterests?: ReadonlyArray<string> | null | undefined;
};

/** SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules. */
export type MiniQuizVariant =
  | 'SBS'
  | 'LBS';

export type QuizResultsQueryVariables = {
  answers: MiniQuizAnswersInput;
  cartProductIds?: ReadonlyArray<number> | null | undefined;
  variant?: MiniQuizVariant | null | undefined;
};

export type QuizResultsQuery = { readonly recommendations: { readonly askADoctor: boolean, readonly products: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly reason: string, readonly product: { readonly title: string, readonly displayedName: string, readonly needsPrescription: boolean, readonly isNew: boolean }, readonly plans: ReadonlyArray<{ readonly id: number, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string }> }> } };

export const QuizResultsDocument = typedDocument<QuizResultsQuery, QuizResultsQueryVariables>(
  'QuizResults',
  'query QuizResults($answers:MiniQuizAnswersInput!$cartProductIds:[Int!]$variant:MiniQuizVariant){recommendations(answers:$answers cartProductIds:$cartProductIds variant:$variant){askADoctor products{id drugType reason product{title displayedName needsPrescription isNew}plans{id price supplyInDays supplyInformation}}}}',
);
