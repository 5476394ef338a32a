import { brand } from '#config/brand.ts';
import { type CalendarDate, formatDate } from '#kernel/dates.ts';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { letterLine, letterQuestions } from '#modules/consultation/index.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';

/** What the letter for the patient's own doctor says. */
export interface LetterFacts {
  /** Null while it is unknown; the patient adds it by hand. */
  readonly name: string | null;
  readonly dob: CalendarDate | null;
  /** When the questions were answered. */
  readonly answeredAt: Date;
  /** Names of what was asked for; empty when nothing was chosen yet. */
  readonly asked: readonly string[];
  /** Why it was not prescribed, as the patient reads it. */
  readonly reasons: readonly string[];
  readonly today: Date;
}

/** The letter: who, what was asked for, why not, and what is left for a doctor to do. It promises and advises nothing. */
export const letterBlocks = (facts: LetterFacts): readonly DocumentBlock[] => [
  { look: 'title', text: 'For your doctor' },
  { look: 'text', text: formatDate(facts.today) },
  letterLine('Patient', facts.name),
  letterLine('Date of birth', facts.dob && formatDate(facts.dob)),
  { look: 'heading', text: 'What happened' },
  {
    look: 'text',
    text: `On ${formatDate(facts.answeredAt)} this person answered the health questions of ${brand.name}, an online service${facts.asked.length > 0 ? `, and asked for ${joinWithAnd(facts.asked)}` : ''}. It was not prescribed. They were not examined.`,
  },
  { look: 'heading', text: 'Why it was not prescribed' },
  ...facts.reasons.map((text) => ({ look: 'point' as const, text })),
  { look: 'heading', text: 'What we ask of you' },
  {
    look: 'text',
    text: 'Please see this person in person, look for a cause, and decide whether treatment is safe. The reasons above are written for patients and are not a diagnosis.',
  },
  ...letterQuestions,
];
