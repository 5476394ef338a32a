import { brand } from '#config/brand.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';

/** A line with a value; the patient fills in missing values by hand. */
export const letterLine = (label: string, value: string | null): DocumentBlock => ({
  look: 'text',
  text: `${label}: ${value ?? '______________________________'}`,
});

/** The contact for the doctor's questions. */
export const letterQuestions: readonly DocumentBlock[] = [
  { look: 'heading', text: 'Questions' },
  {
    look: 'text',
    text: `${brand.medicalGroup}, ${brand.supportPhone}, ${brand.supportEmail}. ${brand.supportHours}.`,
  },
];
