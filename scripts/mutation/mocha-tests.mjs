import { format } from 'node:util';
import { expect } from 'expect';
import fc from 'fast-check';

/**
 * What the tests of the rules and of the doors use of vitest, by mocha and by the library of the same matchers. Mocha
 * keeps all modules loaded from one mutant to the next; vitest loads them again for each, which took two hours.
 */
export { expect };

/** A mutant is found by few random values or by none; a hundred for each would take most of the time. */
fc.configureGlobal({ numRuns: 15 });

export const { describe } = globalThis;

/** Mocha would hand a callback to a function with a parameter, and titles have to differ: they say which tests to run. */
export const it = (title, test) => globalThis.it(title, () => test());

const rowsOf = (cases) => cases.map((row) => (Array.isArray(row) ? row : [row]));

it.each = (cases) => (title, test) => {
  for (const [number, row] of rowsOf([...cases]).entries())
    globalThis.it(`${format(title, ...row)} (${number})`, () => test(...row));
};
