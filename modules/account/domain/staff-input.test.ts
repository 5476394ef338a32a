import { describe, expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { endlessText, notText } from '#test/harness/hostile-input.ts';
import { auditSearch } from './audit-filter.ts';
import { impersonationReason } from './impersonation.ts';
import { noticeEmail } from './notice-email.ts';

const messageOf = (read: ReturnType<typeof readInput>) => (read.ok ? null : read.failure.message);

describe('the reason of an impersonation', () => {
  const sayWhy = 'Say in a few words why, so that others can understand it later.';
  it.each([...notText, null, undefined, '', '   ', 'too short', '         \n '])('refuses %j', (input) => {
    expect(messageOf(readInput(impersonationReason, input, 'reason'))).toBe(sayWhy);
  });
  it('refuses more than 300 characters, and trims', () => {
    expect(messageOf(readInput(impersonationReason, endlessText))).toBe('Use at most 300 characters.');
    expect(readInput(impersonationReason, '  asked by phone ')).toEqual({
      ok: true,
      value: 'asked by phone',
    });
  });
});

describe('the email address of a request to be notified', () => {
  const hint = 'Please enter an email address, such as name@example.com.';
  it.each([
    ...notText,
    null,
    undefined,
    '',
    'sam',
    'sam@localhost',
    'a b@example.com',
    `${endlessText}@example.com`,
    'sam@example.com\nbcc: all@example.com',
  ])('refuses %#', (input) => {
    expect(messageOf(readInput(noticeEmail, input, 'email'))).toBe(hint);
  });
  it('is trimmed and in lower case', () => {
    expect(readInput(noticeEmail, ' Sam@Example.COM ')).toEqual({ ok: true, value: 'sam@example.com' });
  });
});

describe('a search of the audit log', () => {
  const fieldsOf = (input: unknown): string[] => {
    const read = readInput(auditSearch, input);
    return read.ok ? [] : read.failure.fields.map(({ field }) => field);
  };
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

  it('has no filter when nothing is given', () => {
    const value = { filter: { person: null, action: null, from: null, to: null }, before: null };
    expect(readInput(auditSearch, { filter: { person: ' ', from: '' }, before: null })).toEqual({
      ok: true,
      value,
    });
  });

  it('reads where a page ended', () => {
    const before = `2027-03-12T14:05:00.000Z_${id}`;
    expect(readInput(auditSearch, { filter: {}, before })).toMatchObject({
      value: { before: { at: new Date('2027-03-12T14:05:00.000Z'), id } },
    });
  });

  it.each<[string, unknown]>([
    ['filter.person', { filter: { person: ['x'] }, before: null }],
    ['filter.action', { filter: { action: { $ne: '' } }, before: null }],
    ['filter.from', { filter: { from: '2027-02-30' }, before: null }],
    ['filter.from', { filter: { from: 20270203 }, before: null }],
    ['filter.to', { filter: { to: "2027-01-01'; --" }, before: null }],
    ['filter.to', { filter: { from: '2027-03-02', to: '2027-03-01' }, before: null }],
    ['before', { filter: {}, before: '' }],
    ['before', { filter: {}, before: `2027-03-12T14:05:00.000Z_${id}_${id}` }],
    ['before', { filter: {}, before: `yesterday_${id}` }],
    ['before', { filter: {}, before: '2027-03-12T14:05:00.000Z_1' }],
    ['before', { filter: {}, before: ['2027-03-12T14:05:00.000Z', id] }],
    ['before', { filter: null, before: 7 }],
  ])('names %s in %j', (field, input) => {
    expect(fieldsOf(input)).toEqual([field]);
  });
});
