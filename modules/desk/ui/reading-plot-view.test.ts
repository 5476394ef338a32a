import { expect, it } from 'vitest';
import { limitsOf, plotOf } from './reading-plot-view.ts';

const reading = (takenOn: string, systolic: number, pulse: number | null = 70) => ({
  id: takenOn,
  takenOn,
  systolic,
  diastolic: 80,
  pulse,
  visit: null,
});
const limits = [
  { measure: 'systolic', from: 'at', limit: 140, ruleId: 'BP4-HIGH' },
  { measure: 'systolic', from: 'below', limit: 90, ruleId: 'BP4-STOP' },
  { measure: 'diastolic', from: 'below', limit: 60, ruleId: 'BP4' },
  { measure: 'diastolic', from: 'below', limit: 60, ruleId: 'BP4-STOP' },
  { measure: 'pulse', from: 'above', limit: 100, ruleId: 'BP4' },
];

it('places older readings left of newer ones, and higher values above lower ones', () => {
  const { points, lines } = plotOf(
    [reading('2026-01-01', 140), reading('2026-07-01', 89)],
    limits,
    'systolic',
  );
  const [first, last] = points;
  expect(first?.x).toBeLessThan(last?.x ?? 0);
  expect(first?.y).toBeLessThan(last?.y ?? 0);
  expect(points.map(({ isOutside }) => isOutside)).toEqual([true, true]);
  expect(lines[0]?.y).toBe(first?.y);
  expect(plotOf([reading('2026-01-01', 120)], limits, 'systolic').points[0]?.isOutside).toBe(false);
});

it('leaves out values that were not given, and shows the last ten', () => {
  const many = Array.from({ length: 12 }, (_, index) => reading(`2026-01-${String(index + 10)}`, 120));
  expect(plotOf(many, limits, 'systolic').points).toHaveLength(10);
  expect(plotOf([reading('2026-01-01', 120, null)], limits, 'pulse').points).toEqual([]);
  expect(plotOf([reading('2026-01-01', 120, 101)], limits, 'pulse').points[0]?.isOutside).toBe(true);
});

it('names the rules of each limit once', () => {
  expect(limitsOf(limits, 'diastolic')).toEqual([{ limit: 60, label: 'BP4, BP4-STOP below 60' }]);
  expect(limitsOf(limits, 'systolic').map(({ label }) => label)).toEqual([
    'BP4-HIGH from 140',
    'BP4-STOP below 90',
  ]);
});
