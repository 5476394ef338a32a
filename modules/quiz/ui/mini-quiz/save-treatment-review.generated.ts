// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveTreatmentReviewMutationVariables = { answers: Schema.MiniQuizAnswersInput; review: Schema.TreatmentReviewInput };

export type SaveTreatmentReviewMutation = { readonly saveTreatmentReview: boolean };

export const SaveTreatmentReviewDocument = /* @__PURE__ */ typedDocument<SaveTreatmentReviewMutation, SaveTreatmentReviewMutationVariables>(
  'SaveTreatmentReview',
  'mutation SaveTreatmentReview($answers:MiniQuizAnswersInput!$review:TreatmentReviewInput!){saveTreatmentReview(answers:$answers review:$review)}',
);
