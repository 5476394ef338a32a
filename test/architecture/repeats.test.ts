import { describe, expect, it } from 'vitest';
import { findRepeats } from '../../scripts/repeats/find-repeats.ts';

const line = (number: number): string => `const value${number} = read(${number});`;
const linesTo = (last: number): string[] => Array.from({ length: last }, (_, index) => line(index + 1));
const file = (path: string, lines: readonly string[]) => ({ path, text: lines.join('\n') });
const placesIn = (...files: { path: string; text: string }[]) =>
  findRepeats(files).map(({ lines, places }) => `${lines}: ${places.join(' ')}`);

describe('repeats of six or more lines', () => {
  it('are found in two files, as one run with the place of each', () => {
    const more = ['const first = 0;', ...linesTo(8), 'const last = 9;'];
    expect(placesIn(file('a.ts', linesTo(8)), file('b.ts', more))).toEqual(['8: a.ts:1-8 b.ts:2-9']);
  });

  it('are found in one file', () => {
    const twice = [...linesTo(6), 'const between = 0;', ...linesTo(6)];
    expect(placesIn(file('a.ts', twice))).toEqual(['6: a.ts:1-6 a.ts:8-13']);
  });

  it('count once for each pair of places', () => {
    const files = ['a.ts', 'b.ts', 'c.ts'].map((path) => file(path, linesTo(6)));
    expect(findRepeats(files)).toHaveLength(3);
  });

  it('are not five lines, and not lines of the same shape', () => {
    const renamed = linesTo(6).map((code) => code.replace('value', 'other'));
    expect(placesIn(file('a.ts', linesTo(5)), file('b.ts', linesTo(5)))).toEqual([]);
    expect(placesIn(file('a.ts', linesTo(6)), file('b.ts', renamed))).toEqual([]);
  });

  it('are found across indentation, blank lines, comments and lone punctuation', () => {
    const apart = linesTo(6).flatMap((code) => [`    ${code}`, '', '// why', '/* what\n * how */', '});']);
    expect(placesIn(file('a.ts', linesTo(6)), file('b.ts', apart))).toEqual(['6: a.ts:1-6 b.ts:1-31']);
  });

  it('are not imports or re-exports', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `  ${name},`);
    const imports = [
      'import {',
      ...names,
      "} from './numbers.ts';",
      'export {',
      ...names,
      "} from './numbers.ts';",
    ];
    expect(placesIn(file('a.ts', imports), file('b.ts', imports))).toEqual([]);
  });
});
