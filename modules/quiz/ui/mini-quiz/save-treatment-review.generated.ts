// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

/** Values as the questions offer them; anything else is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  readonly where: ReadonlyArray<string>;
  readonly dandruff?: number | null | undefined;
  readonly expectedResult?: ReadonlyArray<string> | null | undefined;
  readonly familyExperience?: ReadonlyArray<string> | null | undefined;
  readonly treatmentType?: string | null | undefined;
  readonly activeIngredientInterests?: ReadonlyArray<string> | null | undefined;
  readonly otcInterests?: ReadonlyArray<string> | null | undefined;
};

/** How a patient finds his treatment; values as the questions offer them. */
export type TreatmentReviewInput = {
  readonly progress: string;
  readonly sideEffects: string;
  readonly wishes: ReadonlyArray<string>;
};

export type SaveTreatmentReviewMutationVariables = {
  answers: MiniQuizAnswersInput;
  review: TreatmentReviewInput;
};

export type SaveTreatmentReviewMutation = { readonly saveTreatmentReview: boolean };

export const SaveTreatmentReviewDocument = typedDocument<SaveTreatmentReviewMutation, SaveTreatmentReviewMutationVariables>(
  'SaveTreatmentReview',
  'mutation SaveTreatmentReview($answers:MiniQuizAnswersInput!$review:TreatmentReviewInput!){saveTreatmentReview(answers:$answers review:$review)}',
);
