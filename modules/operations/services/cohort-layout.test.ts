import { expect, it } from 'vitest';
import { cohortLayout } from './cohort-layout.ts';

const cohorts = [
  { month: '2027-01', patients: 8, kept: [8, 2] },
  { month: '2027-02', patients: 3, kept: [0] },
  { month: '2027-03', patients: 0, kept: [] },
];

it('a cohort is a row of shares, a column for each month that all of it have come to', () => {
  const { cells, xTicks, yTicks } = cohortLayout(cohorts, 3);
  expect(cells.map(({ label, level }) => [label, level])).toEqual([
    ['100', 5],
    ['25', 1],
    ['0', 0],
  ]);
  expect(cells[0]?.y).toBe(cells[1]?.y);
  expect(cells[2]?.x).toBe(cells[0]?.x);
  expect(xTicks.map(({ label }) => label)).toEqual(['1', '2', '3']);
  expect(yTicks.map(({ label }) => label)).toEqual(['Jan 2027 (8)', 'Feb 2027 (3)', 'Mar 2027 (0)']);
});

it('everything is inside the frame', () => {
  const { cells, cell, frame } = cohortLayout(cohorts, 2);
  for (const { x, y } of cells) {
    expect(x).toBeGreaterThanOrEqual(frame.left);
    expect(x + cell.width).toBeLessThanOrEqual(frame.right + 0.1);
    expect(y).toBeGreaterThanOrEqual(frame.top);
    expect(y + cell.height).toBeLessThanOrEqual(frame.bottom + 0.1);
  }
});
