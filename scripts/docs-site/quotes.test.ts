import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isQuotedFrom, quotesIn } from './quotes.ts';

const source = 'const a = {\n  b: 1,\n\n  c: {\n    d: 2,\n  },\n};\n';

describe('code that a document quotes', () => {
  it('is found after the name of its file, with its line', () => {
    const text = '# Title\n\nText. From\n[a.ts](../kernel/a.ts):\n\n```ts\nconst a = 1;\n```\n';
    expect(quotesIn('docs/api.md', text)).toEqual([{ file: 'kernel/a.ts', code: 'const a = 1;', line: 3 }]);
  });

  it.each([
    ['whole lines', '  b: 1,\n\n  c: {', true],
    ['lines moved to the left', 'b: 1,\n\nc: {\n  d: 2,\n},', true],
    ['lines with others left out', 'b: 1,\nc: {', false],
    ['lines that were changed', 'b: 2,', false],
    ['lines moved to the left by different amounts', 'c: {\nd: 2,', false],
    ['lines beyond the end', '};\n\nconst b = 1;', false],
  ])('may be %s: %j: %s', (_, code, expected) => {
    expect(isQuotedFrom(source, code)).toBe(expected);
  });

  it.each([
    ['docs/modules-guide.md', 10],
    ['docs/modules-guide-background.md', 5],
  ])('is all the code of %s, except commands', (path, atLeast) => {
    const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
    const blocks = text.match(/^```(?:ts|tsx|graphql)$/gm) ?? [];
    expect(blocks.length).toBeGreaterThan(atLeast);
    expect(quotesIn(path, text)).toHaveLength(blocks.length);
  });
});
