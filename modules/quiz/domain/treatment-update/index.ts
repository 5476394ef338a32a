export { changeNote } from './change-note.ts';
export { type CurrentProduct, compareTreatment } from './compare-treatment.ts';
export { addEffect, stopEffect } from './effect.ts';
export { requestText } from './request-text.ts';
export {
  noReview,
  parseReview,
  type ReviewField,
  reviewQuestions,
  type TreatmentReview,
} from './review.ts';
