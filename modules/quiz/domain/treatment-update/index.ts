export { compareTreatment, type Held } from './compare.ts';
export { addEffect, stopEffect } from './effect.ts';
export { requestText } from './request-text.ts';
export {
  noReview,
  parseReview,
  type ReviewField,
  reviewQuestions,
  type TreatmentReview,
} from './review.ts';
