import { describe, expect, it } from 'vitest';
import { inlineParts, plainText } from './inline-links.ts';

describe('inlineParts', () => {
  it.each([
    ['', []],
    ['No link.', [{ text: 'No link.' }]],
    ['[Only](/faq)', [{ text: 'Only', path: '/faq' }]],
    [
      'See [the prices](/our-products) or [ask](/faq#x).',
      [
        { text: 'See ' },
        { text: 'the prices', path: '/our-products' },
        { text: ' or ' },
        { text: 'ask', path: '/faq#x' },
        { text: '.' },
      ],
    ],
    ['A [bracket] (aside)', [{ text: 'A [bracket] (aside)' }]],
  ])('“%s”', (text, parts) => expect(inlineParts(text)).toEqual(parts));

  it('removes the link markup and keeps the text', () =>
    expect(plainText('See [the prices](/our-products) now.')).toBe('See the prices now.'));
});
