import { describe, expect, it } from 'vitest';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, withSource } from './source-tree.ts';

const violations = (files: Files) =>
  withSource({ ...house, ...files }, findViolations).violations.map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );
const rule = (path: string, name: string) =>
  `Links take the first page of a flow from config/entry-pages.ts: not ${path}, but specialtyEntryPages.${name}.`;

describe('links to the first page of a flow', () => {
  it.each(Object.entries(specialtyEntryPages))('%s is not written out', (name, path) => {
    expect(violations({ 'modules/cart/ui/link.ts': `\nexport const a = '${path}';\n` })).toEqual([
      `modules/cart/ui/link.ts:2 ${rule(path, name)}`,
    ]);
  });

  it.each([
    ['with a query', `/get-started/e-commerce?products=\${1}`, '/get-started/e-commerce', 'products'],
    ['with a place on the page', '/quiz#question-1', '/quiz', 'hairLoss'],
    ['in a text with links', 'Take [the quiz](/quiz).', '/quiz', 'hairLoss'],
  ])('%s neither', (_, text, path, name) => {
    expect(violations({ 'client/layout/link.ts': `export const a = \`${text}\`;\n` })).toEqual([
      `client/layout/link.ts:1 ${rule(path, name)}`,
    ]);
  });

  it('come from the table; other pages and tests are not concerned', () => {
    expect(
      violations({
        'config/entry-pages.ts': "export const specialtyEntryPages = { hairLoss: '/quiz' };\n",
        'modules/cart/ui/link.ts': "export const a = ['/quiz/results', '/get-started', '/quizzes'];\n",
        'modules/cart/ui/link.test.ts': "export const a = '/quiz';\n",
      }),
    ).toEqual([]);
  });
});
