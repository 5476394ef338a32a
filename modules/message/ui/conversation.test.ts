import { expect, it } from 'vitest';
import { MESSAGE_LIMIT } from '../domain/message-limit.ts';
import { byDay, type Message, merge, messageProblem, roleOf, sizeLabel } from './conversation.ts';

const message = (id: string, createdAt: string, more: Partial<Message> = {}): Message => ({
  id,
  createdAt,
  body: id,
  authorType: 'clinician',
  authorName: 'Dr. A',
  unread: false,
  readAt: null,
  subject: 'visit',
  alarm: null,
  attachments: [],
  ...more,
});

it('is sorted from old to new, day by day, whatever the server’s order', () => {
  const days = byDay([
    message('c', '2027-03-13T08:00:00Z'),
    message('b', '2027-03-12T23:00:00Z'),
    message('a', '2027-03-12T08:00:00Z'),
  ]);
  expect(days.map(({ date, messages }) => [date, messages.map(({ id }) => id)])).toEqual([
    ['2027-03-12', ['a', 'b']],
    ['2027-03-13', ['c']],
  ]);
});

it('shows a message once', () => {
  const known = [message('a', '2027-03-12T08:00:00Z', { unread: true })];
  const newer = [message('a', '2027-03-12T08:00:00Z'), message('b', '2027-03-12T09:00:00Z')];
  expect(merge(newer, known).map(({ id, unread }) => [id, unread])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

it.each([
  ['clinician', 'Clinician'],
  ['operator', 'Care team'],
])('names the role of author type %s: %s', (authorType, role) => {
  expect(roleOf(message('a', '', { authorType }))).toBe(role);
});

it.each([
  ['', 'Please write something first.'],
  ['  \n ', 'Please write something first.'],
  ['Hello', null],
  ['x'.repeat(MESSAGE_LIMIT), null],
  ['x'.repeat(MESSAGE_LIMIT + 1), 'Please use at most 4,000 characters.'],
])('checks a message before it is sent', (body, problem) => {
  expect(messageProblem(body)).toBe(problem);
});

it.each([
  [12, '1 KB'],
  [340_400, '340 KB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});
