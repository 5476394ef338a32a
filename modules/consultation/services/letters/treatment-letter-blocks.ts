import { brand } from '#config/brand.ts';
import { type CalendarDate, formatDate } from '#kernel/dates.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';
import { letterLine, letterQuestions } from './letter-parts.ts';

/** The content of the letter about an antidepressant. */
export interface TreatmentLetterFacts {
  readonly name: string | null;
  readonly dob: CalendarDate | null;
  readonly treatments: readonly {
    /** As signed. */
    readonly name: string;
    readonly firstSentAt: Date;
    readonly lastSentAt: Date;
  }[];
  readonly today: Date;
}

/** The letter for a doctor or pharmacy who helps while we cannot send anything. It prescribes nothing. */
export const treatmentLetterBlocks = (facts: TreatmentLetterFacts): readonly DocumentBlock[] => [
  { look: 'title', text: 'For your doctor or pharmacist' },
  { look: 'text', text: formatDate(facts.today) },
  letterLine('Patient', facts.name),
  letterLine('Date of birth', facts.dob && formatDate(facts.dob)),
  { look: 'heading', text: 'What this person takes' },
  ...facts.treatments.map(({ name, firstSentAt, lastSentAt }) => ({
    look: 'point' as const,
    text: `${name}. First package: ${formatDate(firstSentAt)}. Last package: ${formatDate(lastSentAt)}.`,
  })),
  { look: 'heading', text: 'Why this letter' },
  {
    look: 'text',
    text: `${brand.name}, an online service, cannot send the next package at the moment or has ended the treatment. An antidepressant should not be stopped suddenly.`,
  },
  { look: 'heading', text: 'What we ask of you' },
  {
    look: 'text',
    text: 'Please decide with this person whether they continue for a short time, taper off or stop, and supply what that takes. This letter is not a prescription.',
  },
  ...letterQuestions,
];
