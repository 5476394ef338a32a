import { formatDate } from '#kernel/dates.ts';
import type { DeskKnownAnswerFragment } from './desk-known-answer.generated.ts';

/** When and where an answer was given: “21 November 2026, Renewal, 21 November 2026”. */
export const givenText = ({
  givenAt,
  visit,
  isFromClinician,
  isSubmitted,
}: DeskKnownAnswerFragment): string =>
  [
    `Given ${formatDate(givenAt)}`,
    visit ?? 'before a visit',
    isFromClinician ? 'recorded by a clinician' : '',
    isSubmitted ? '' : 'saved, not sent',
  ]
    .filter(Boolean)
    .join(' · ');
