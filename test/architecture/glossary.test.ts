import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The rows of the glossary: word, meaning and where it lives. */
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Word |-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The files and folders that a row names. A name with a dot and no slash is a column: `prescription.evaluated_at`. */
const placesIn = (where: string): readonly string[] =>
  [...where.matchAll(/`([^`]+)`/g)].flatMap(([, place = '']) => (place.includes('/') ? place : []));

const exists = (place: string): boolean =>
  place.includes('*') ? globSync(place, { cwd: root }).length > 0 : existsSync(join(root, place));

describe('the glossary', () => {
  it('has three cells in each row', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });

  it('defines each word once', () => {
    const words = rows.map(([word = '']) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const missing = rows.flatMap(([word = '', , where = '']) =>
      placesIn(where)
        .filter((place) => !exists(place))
        .map((place) => `${word}: ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('names a file, a folder or a column for every word', () => {
    expect(rows.filter(([, , where = '']) => !/`[^`]+`/.test(where)).map(([word]) => word)).toEqual([]);
  });
});
