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

/** How the patient rates the treatment; the values that the questions offer. */
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
