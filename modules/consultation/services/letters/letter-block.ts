import { brand } from '#config/brand.ts';

/** One block of a letter. */
export interface LetterBlock {
  readonly look: 'title' | 'heading' | 'text' | 'point';
  readonly text: string;
}

/** A line with a value; the patient adds by hand what is not known. */
export const letterLine = (label: string, value: string | null): LetterBlock => ({
  look: 'text',
  text: `${label}: ${value ?? '______________________________'}`,
});

/** Whom the doctor can ask. */
export const letterQuestions: readonly LetterBlock[] = [
  { look: 'heading', text: 'Questions' },
  {
    look: 'text',
    text: `${brand.medicalGroup}, ${brand.supportPhone}, ${brand.supportEmail}. ${brand.supportHours}.`,
  },
];
