import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('is the SHA-256 of every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

it.each([0, 54, 55, 56, 63, 64, 65, 119, 120, 4000])('is correct for a length of %i bytes', (length) => {
  const text = 'a'.repeat(length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
