import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, withSource } from './source-tree.ts';

const violations = (files: Files) =>
  withSource({ ...house, ...files }, findViolations).violations.map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );

describe('texts that the boundary checks refuse', () => {
  it.each<[string, string, string]>([
    ['an email with a hyphen', 'Send me an e-mail.', 'not "e-mail", but email'],
    ['British spelling', 'Your order was cancelled.', 'not "cancelled", but canceled, canceling'],
    ['a word that is not the standard one', 'A dummy tablet.', 'not "dummy tablet", but placebo'],
  ])('%s', (_, text, rule) => {
    expect(
      violations({ 'modules/cart/ui/text.ts': `export const a = 1;\nexport const text = '${text}';\n` }),
    ).toEqual([`modules/cart/ui/text.ts:2 The voice of the product (docs/voice.md): ${rule}.`]);
  });

  it('but not in comments, tests and longer words', () => {
    expect(
      violations({
        'modules/cart/ui/text.ts': '/** Behaviour as of then. */\nexport const chandelier = 1;\n',
        'modules/cart/ui/text.test.ts': "export const text = 'cancelled';\n",
      }),
    ).toEqual([]);
  });
});
