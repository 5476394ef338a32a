import { expect, it } from 'vitest';
import { creditFor } from './credit-for.ts';

it.each([
  [3900, 2500, 2500],
  [3900, 9000, 3900],
  [3900, 3865, 3850],
  [40, 20, 0],
  [0, 500, 0],
])(
  '%i cents with %i of credit: %i are taken off, and what is left can be charged',
  (total, available, taken) => {
    expect(creditFor(total, available)).toBe(taken);
  },
);
