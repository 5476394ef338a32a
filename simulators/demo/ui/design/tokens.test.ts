import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors, layers, spaces, types } from './tokens.data.ts';

const css = readFileSync('client/styles/tokens.css', 'utf8');
const named = (kind: string): string[] => [
  ...new Set([...css.matchAll(new RegExp(`--${kind}-([a-z0-9-]+):`, 'g'))].map((found) => found[1] ?? '')),
];

it.each([
  ['color', colors],
  ['space', spaces],
  ['type', types],
  ['layer', layers],
])('shows every token of the kind %s, in its order', (kind, shown) => {
  expect(shown).toEqual(named(kind));
});
