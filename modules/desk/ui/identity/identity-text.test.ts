import { expect, it } from 'vitest';
import { formatDate } from '#kernel/dates.ts';
import { detail } from '../desk-case.fixture.ts';
import { deletionText, identityText } from './identity-text.ts';

const identification = {
  status: 'sent',
  method: 'document',
  note: null,
  sentAt: '2026-11-20T08:00:00.000Z',
  readName: null,
  readDob: null,
  readBy: null,
  readAt: null,
  remark: null,
  deleteAt: '2027-02-18T08:00:00.000Z',
  deletedAt: null,
  photos: [],
};
const read = {
  readName: 'SAM RIVERA',
  readDob: '1990-04-12',
  readBy: 'Maya Okafor, MD',
  readAt: '2026-11-21T08:00:00.000Z',
};

it.each([
  [null, 'The patient was not asked who they are.'],
  [{ ...identification, status: 'asked' }, 'Waits for the patient.'],
  [identification, 'Sent a document. Read it back before you decide.'],
  [
    { ...identification, method: 'call' },
    'Has no document and asks for a call. Read it back before you decide.',
  ],
  [
    { ...identification, ...read, status: 'confirmed' },
    `Confirmed on ${formatDate('2026-11-21')}. Maya Okafor, MD read “SAM RIVERA”, born ${formatDate('1990-04-12')}.`,
  ],
  [
    { ...identification, ...read, status: 'mismatch' },
    `Differs from the account: Maya Okafor, MD read “SAM RIVERA”, born ${formatDate('1990-04-12')}. The patient was asked about it.`,
  ],
])('describes the status (%#)', (given, text) => {
  expect(identityText(detail({ identification: given }).identification)).toBe(text);
});

it('says when the pictures are deleted, and when they were', () => {
  expect(deletionText(null)).toBeNull();
  expect(deletionText({ ...identification, deleteAt: null })).toBeNull();
  expect(deletionText(identification)).toBe(`The pictures are deleted on ${formatDate('2027-02-18')}.`);
  expect(deletionText({ ...identification, deletedAt: '2027-02-18T09:00:00.000Z' })).toBe(
    `The pictures were deleted on ${formatDate('2027-02-18')}.`,
  );
});
