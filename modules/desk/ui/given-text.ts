import { formatDate } from '#kernel/dates.ts';
import type { DeskKnownAnswerFragment } from './desk-known-answer.generated.ts';

/** When and where an answer was given: “Given November 21, 2026 · Renewal”. The visit has its date when it is another. */
export const givenText = ({
  givenAt,
  visit,
  isFromClinician,
  isSubmitted,
}: DeskKnownAnswerFragment): string => {
  const day = formatDate(givenAt);
  return [
    `Given ${day}`,
    visit?.replace(`, ${day}`, '') ?? 'before a visit',
    isFromClinician ? 'recorded by a clinician' : '',
    isSubmitted ? '' : 'saved, not sent',
  ]
    .filter(Boolean)
    .join(' · ');
};
