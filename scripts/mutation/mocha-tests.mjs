import { expect } from 'expect';
import fc from 'fast-check';

/**
 * What the tests of the rules and of the doors use of vitest, by mocha and by the library of the same matchers. Mocha
 * keeps all modules loaded from one mutant to the next; vitest loads them again for each, which took two hours.
 */
export { expect };

/** A mutant is found by few random values or by none; a hundred for each would take most of the time. */
fc.configureGlobal({ numRuns: 15 });

/**
 * Short titles, the same in every process: which tests to run is one regular expression of their titles, and with the
 * values of tables in them it took seconds for each mutant.
 */
let count = 0;
const nextTitle = () => {
  count += 1;
  return `t${count}`;
};

export const describe = (_title, tests) => globalThis.describe('', tests);

/** Mocha would hand a callback to a function with a parameter. */
export const it = (_title, test) => globalThis.it(nextTitle(), () => test());

const rowsOf = (cases) => cases.map((row) => (Array.isArray(row) ? row : [row]));

it.each = (cases) => (_title, test) => {
  for (const row of rowsOf([...cases])) globalThis.it(nextTitle(), () => test(...row));
};
