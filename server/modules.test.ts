import { describe, expect, it } from 'vitest';
import { defineModule } from './module.ts';
import { orderModules, throwProblems } from './modules.ts';

const module = (id: string, ...dependsOn: string[]) => defineModule({ id, dependsOn });

describe('orderModules', () => {
  it('puts a module after those it depends on', () => {
    const ordered = orderModules([
      module('billing', 'catalogue', 'account'),
      module('catalogue'),
      module('account'),
    ]);
    expect(ordered.map(({ id }) => id)).toEqual(['catalogue', 'account', 'billing']);
  });

  it.each([
    ['a duplicate', [module('cart'), module('cart')], 'The module "cart" is listed twice.'],
    [
      'a missing dependency',
      [module('cart', 'catalogue')],
      'The module "cart" depends on "catalogue", which is not listed.',
    ],
    [
      'a cycle',
      [module('a', 'b'), module('b', 'c'), module('c', 'a')],
      'Modules depend on each other: a → b → c → a.',
    ],
  ])('stops the start at %s and names it', (_, modules, message) => {
    expect(() => orderModules(modules)).toThrow(message);
  });
});

it('a broken questionnaire stops the start and is named with its file, question and mistake', () => {
  const broken = { id: 'a', dependsOn: [], problems: () => ['a/intake.ts: intake v1: dob: has no options'] };
  expect(() => throwProblems([{ id: 'b', dependsOn: [] }, broken])).toThrow(
    'The product cannot start:\na/intake.ts: intake v1: dob: has no options',
  );
  expect(() => throwProblems([{ ...broken, problems: () => [] }])).not.toThrow();
});
