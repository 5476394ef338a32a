import { describe, expect, it } from 'vitest';
import { lineOfText } from './line-of-text.ts';
import { orBlank } from './or-blank.ts';
import { readInput } from './read-input.ts';
import { tickBox } from './tick-box.ts';
import { writtenText } from './written-text.ts';

const rule = { what: 'your city', maxLength: 10, pattern: /^[\p{L} ]+$/u, hint: 'Use letters.' };
const messageOf = (read: ReturnType<typeof readInput>) => (read.ok ? null : read.failure.message);

describe.each([
  ['lineOfText', lineOfText(rule)],
  ['orBlank', orBlank(lineOfText(rule))],
])('%s', (_, schema) => {
  it.each<[unknown, string]>([
    [7, 'Enter your city as text.'],
    [['Austin'], 'Enter your city as text.'],
    [{ toString: 'Austin' }, 'Enter your city as text.'],
    [true, 'Enter your city as text.'],
    ['x'.repeat(11), 'Shorten your city to at most 10 characters.'],
    ['x'.repeat(5_000_000), 'Shorten your city to at most 10 characters.'],
    ['Aus\u0000tin', 'Remove the characters that cannot be printed from your city.'],
    ['Aus\u200Btin', 'Remove the characters that cannot be printed from your city.'],
    ['Aus\u202Etin', 'Remove the characters that cannot be printed from your city.'],
    ['Aus\uD800tin', 'Remove the characters that cannot be printed from your city.'],
    ['Aus\ntin', 'Remove the characters that cannot be printed from your city.'],
    ['<b>', 'Use letters.'],
  ])('refuses %j', (input, message) => {
    expect(messageOf(readInput(schema, input, 'city'))).toBe(message);
  });

  it('trims, collapses spaces and composes letters', () => {
    expect(readInput(schema, '  San\u00a0 Jose\u0301 ')).toEqual({ ok: true, value: 'San José' });
  });
});

it.each([undefined, null, '', '   ', '\ufeff'])(
  '%j is missing in a line, and null where it may be blank',
  (input) => {
    expect(messageOf(readInput(lineOfText(rule), input, 'city'))).toBe('Enter your city.');
    expect(readInput(orBlank(lineOfText(rule)), input)).toEqual({ ok: true, value: null });
  },
);

it.each<[unknown, boolean]>([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('tickBox reads %j as %j', (input, ticked) => {
  expect(readInput(tickBox, input)).toEqual({ ok: true, value: ticked });
});

it.each(['true', 'on', 1, [], {}])('tickBox refuses %j', (input) => {
  expect(messageOf(readInput(tickBox, input, 'box'))).toBe('Check the box or leave it empty.');
});

describe('writtenText', () => {
  it.each<[unknown, string]>([
    ['', 'Please write something.'],
    [' \n\t ', 'Please write something.'],
    [null, 'Please write something.'],
    [undefined, 'Please write something.'],
    [7, 'Please write something.'],
    [['text'], 'Please write something.'],
    ['x'.repeat(21), 'Please keep this to 20 characters.'],
    ['x'.repeat(5_000_000), 'Please keep this to 20 characters.'],
    ['a\u0000b', 'This contains characters that cannot be shown.'],
    ['a\u001bb', 'This contains characters that cannot be shown.'],
    ['a\u007fb', 'This contains characters that cannot be shown.'],
  ])('refuses %j', (input, message) => {
    expect(readInput(writtenText(20), input, 'body')).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'body', message }] },
    });
  });

  it('keeps lines, tabs and any language, trimmed', () => {
    expect(readInput(writtenText(20), ' Zoë\n\t“写” 🙂 ')).toEqual({ ok: true, value: 'Zoë\n\t“写” 🙂' });
  });
});
