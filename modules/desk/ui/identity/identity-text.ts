import { formatDate } from '#kernel/dates.ts';
import type { DeskDetail } from '../decision-view.ts';

type Identification = DeskDetail['identification'];

const methods: Readonly<Record<string, string>> = {
  document: 'Sent a document',
  call: 'Has no document and asks for a call',
  second_proof: 'Has another proof than an ID',
};

/** The status of a case's identification, in a sentence. */
export const identityText = (identification: Identification): string => {
  if (!identification) return 'The patient was not asked who they are.';
  const { status, method, readBy, readAt, readName, readDob } = identification;
  const read =
    readName && readDob ? `${readBy ?? 'A clinician'} read “${readName}”, born ${formatDate(readDob)}` : '';
  switch (status) {
    case 'confirmed':
      return `Confirmed${readAt ? ` on ${formatDate(readAt)}` : ''}. ${read}.`;
    case 'mismatch':
      return `Differs from the account: ${read}. The patient was asked about it.`;
    case 'sent':
      return `${methods[method ?? ''] ?? 'Sent something'}. Read it back before you decide.`;
    default:
      return 'Waits for the patient.';
  }
};

/** What happened to the pictures; null when there were none. */
export const deletionText = (identification: Identification): string | null => {
  if (identification?.deletedAt)
    return `The pictures were deleted on ${formatDate(identification.deletedAt)}.`;
  return identification?.deleteAt
    ? `The pictures are deleted on ${formatDate(identification.deleteAt)}.`
    : null;
};
