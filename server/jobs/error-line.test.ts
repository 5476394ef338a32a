import { describe, expect, it } from 'vitest';
import { errorLine } from './error-line.ts';

describe('the line of an error that operators read', () => {
  it.each([
    ['nothing about nobody', 'Connection terminated unexpectedly', 'Connection terminated unexpectedly'],
    ['only the first line', 'No answer.\n  at send (mail.ts:3)', 'No answer.'],
    ['no email address', 'sam.rivera@example.com was refused', '{email} was refused'],
    [
      'no id and no query',
      'GET /orders/0b0f3b0e-0000-4000-8000-000000000001?name=Sam failed',
      'GET /orders/{id} failed',
    ],
    ['no phone number', 'The number 212-555-0100 was refused', 'The number {number} was refused'],
    [
      'no value that a database or parser quotes',
      'invalid input syntax for type integer: "Sam Rivera"',
      'invalid input syntax for type integer: "…"',
    ],
    ['no quoted word', "Unexpected token 'finasteride'", "Unexpected token '…'"],
    [
      'the name of a constraint',
      'duplicate key value violates unique constraint "mail_dedupe_key_unique"',
      'duplicate key value violates unique constraint "mail_dedupe_key_unique"',
    ],
  ])('has %s', (_what, error, line) => {
    expect(errorLine(error)).toBe(line);
  });

  it('is cut after 200 characters', () => {
    expect(errorLine('x'.repeat(500))).toBe(`${'x'.repeat(200)}…`);
  });

  it.each([null, '', ' \n '])('is null without an error: %j', (error) => {
    expect(errorLine(error)).toBeNull();
  });
});
