import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeCredit } from './take-credit.ts';

it.each([
  [[], 500, []],
  [[{ id: 'a', left: 300 }], 500, [{ id: 'a', amount: 300 }]],
  [
    [
      { id: 'a', left: 0 },
      { id: 'b', left: 900 },
    ],
    500,
    [{ id: 'b', amount: 500 }],
  ],
  [
    [
      { id: 'a', left: 300 },
      { id: 'b', left: 900 },
    ],
    500,
    [
      { id: 'a', amount: 300 },
      { id: 'b', amount: 200 },
    ],
  ],
  [[{ id: 'a', left: 300 }], 0, []],
])('with credits %j, a total of %i uses %j', (credits, total, taken) => {
  expect(takeCredit(credits, total)).toEqual(taken);
});

it('property: uses the total or everything, and of no credit more than is left', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 20_000 }), (lefts, total) => {
      const credits = lefts.map((left, index) => ({ id: String(index), left }));
      const taken = takeCredit(credits, total);
      const sum = taken.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(
        Math.min(
          total,
          lefts.reduce((all, left) => all + left, 0),
        ),
      );
      for (const { id, amount } of taken) expect(amount).toBeLessThanOrEqual(lefts[Number(id)] ?? 0);
    }),
  );
});
