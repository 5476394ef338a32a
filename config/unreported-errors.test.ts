import { describe, expect, it } from 'vitest';
import { isReported, messageOf } from './unreported-errors.ts';

describe('errors that are reported', () => {
  it.each([
    'Invalid hash',
    'Email already exists',
    'bad credentials',
    'No account connected to this sign-in identity.',
    'Email has already been taken',
  ])('S8.14: an error of the user is not reported: %s', (message) => {
    expect(isReported(new Error(message))).toBe(false);
    expect(isReported(message)).toBe(false);
  });

  it.each([
    'Failed to fetch',
    'TypeError: Failed to fetch dynamically imported module: /assets/a.js',
    'Loading initial props cancelled',
  ])('S8.15: a broken connection is not reported: %s', (message) =>
    expect(isReported(new Error(message))).toBe(false),
  );

  it.each(['x is not a function', 'Failed to fetch'.slice(1), 'The hash is right', ''])(
    'reported: %j',
    (message) => expect(isReported(new Error(message))).toBe(true),
  );

  it('a thrown value that is not an error is described only as thrown', () => {
    expect(messageOf({ answers: { chest_pain: true } })).toBe('Something that is no error was thrown.');
  });
});
