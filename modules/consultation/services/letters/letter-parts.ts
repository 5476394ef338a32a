import { brand } from '#config/brand.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';

/** A line with a value; the patient adds by hand what is not known. */
export const letterLine = (label: string, value: string | null): DocumentBlock => ({
  look: 'text',
  text: `${label}: ${value ?? '______________________________'}`,
});

/** Whom the doctor can ask. */
export const letterQuestions: readonly DocumentBlock[] = [
  { look: 'heading', text: 'Questions' },
  {
    look: 'text',
    text: `${brand.medicalGroup}, ${brand.supportPhone}, ${brand.supportEmail}. ${brand.supportHours}.`,
  },
];
