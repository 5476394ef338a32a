import { type ClinicalReviewer, reviewedBy } from '#config/clinical-review.ts';
import { formatDate } from '#kernel/dates.ts';

/** Who reviewed a clinical text, or that it is a draft that waits for somebody with a license. */
export const reviewState = (reviewer: ClinicalReviewer | null = reviewedBy): string =>
  reviewer
    ? `Reviewed by ${reviewer.name}, license ${reviewer.license}, on ${formatDate(reviewer.date)}.`
    : 'This text is a draft that awaits review by a licensed clinician.';
