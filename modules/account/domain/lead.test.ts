import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { type LeadInput, leadContact, readLead } from './lead.ts';

const given: LeadInput = { firstName: 'Sam', email: 'sam@example.com' };
const fields = (input: LeadInput): string[] => {
  const read = readLead(input);
  return read.ok ? [] : read.failure.fields.map(({ field }) => field);
};

it('accepts a name and an email address, normalizes them, and records no consent', () => {
  expect(readLead({ firstName: '  Zoë  Ann ', email: ' Sam@Example.COM ' })).toEqual({
    ok: true,
    value: {
      firstName: 'Zoë Ann',
      email: 'sam@example.com',
      phone: null,
      marketingEmails: false,
      marketingTexts: false,
      sendResults: false,
    },
  });
});

it('keeps a phone number only with consent to text messages', () => {
  const phone = '+1 (503) 555-0142';
  const read = (marketingTexts: boolean) => {
    const result = readLead({ ...given, phone, marketingTexts });
    return result.ok ? result.value.phone : null;
  };
  expect(read(true)).toBe('5035550142');
  expect(read(false)).toBeNull();
});

it.each<[string[], Partial<LeadInput>]>([
  [['firstName'], { firstName: ' ' }],
  [['firstName'], { firstName: 'Sam <b>' }],
  [['firstName'], { firstName: 'a'.repeat(61) }],
  [['email'], { email: '' }],
  [['email'], { email: 'sam@localhost' }],
  [['email'], { email: 'sam@exa mple.com' }],
  [['email'], { email: `${'a'.repeat(65)}@example.com` }],
  [['phone'], { marketingTexts: true }],
  [['phone'], { marketingTexts: true, phone: '911 555 0142' }],
  [['firstName', 'email', 'phone'], { firstName: '', email: 'x', marketingTexts: true }],
])('names %j for %j', (expected, over) => {
  expect(fields({ ...given, ...over })).toEqual(expected);
});

it.each<[unknown, string[]]>([
  [null, ['firstName', 'email']],
  ['sam@example.com', ['firstName', 'email']],
  [[given], ['firstName', 'email']],
  [{ ...given, firstName: ['Sam'] }, ['firstName']],
  [{ ...given, firstName: null }, ['firstName']],
  [{ ...given, firstName: 'Sam\u0000' }, ['firstName']],
  [{ ...given, firstName: 'Sa\u202Em' }, ['firstName']],
  [{ ...given, firstName: 'x'.repeat(5_000_000) }, ['firstName']],
  [{ ...given, email: { toString: 'sam@example.com' } }, ['email']],
  [{ ...given, email: ['sam@example.com'] }, ['email']],
  [{ ...given, email: 'sam@exam\u0000ple.com' }, ['email']],
  [{ ...given, email: `${'a'.repeat(5_000_000)}@example.com` }, ['email']],
  [{ ...given, email: 'sam@example.com\nbcc: all@example.com' }, ['email']],
  [{ ...given, marketingTexts: true, phone: 5035550142 }, ['phone']],
  [{ ...given, marketingTexts: true, phone: ['5035550142'] }, ['phone']],
  [{ ...given, marketingTexts: true, phone: '５０３５５５０１４２' }, ['phone']],
  [{ ...given, marketingTexts: 'true' }, ['marketingTexts']],
  [{ ...given, marketingEmails: 1 }, ['marketingEmails']],
])('names the fields of hostile input %#', (input, expected) => {
  const read = readInput(leadContact, input);
  expect(read.ok ? [] : read.failure.fields.map(({ field }) => field)).toEqual(expected);
});

it('never throws, however long or strange the input', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ maxLength: 400 }),
      (firstName, email) => {
        const read = readLead({ firstName, email });
        return !read.ok || (read.value.firstName.length <= 60 && read.value.email.length <= 254);
      },
    ),
  );
});
