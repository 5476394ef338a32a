import { describe, expect, it } from 'vitest';
import type { DailyPlot } from '../domain/daily-plot.ts';
import { plotLayout } from './plot-layout.ts';

const days = Array.from({ length: 30 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
const plotOf = (change: Partial<DailyPlot>): DailyPlot => ({
  ...{
    id: 'orders',
    title: 'Orders',
    about: 'Orders.',
    shape: 'bars',
    unit: 'count',
    limit: null,
    step: 'day',
    days,
  },
  series: [],
  ...change,
});
const none = days.map(() => 0);
const on = (day: number, value: number) => none.map((zero, index) => (index === day - 1 ? value : zero));

/** The y of every corner in a path. */
const heights = (path: string): number[] => [...path.matchAll(/[,V](-?[\d.]+)/g)].map(([, y]) => Number(y));

describe('the layout of bars', () => {
  it('stacks the series: one begins where the one below ends, and the highest sum fills the frame', () => {
    const { paths, frame } = plotLayout(
      plotOf({
        series: [
          { name: 'a', values: on(3, 6) },
          { name: 'b', values: on(3, 4) },
        ],
      }),
    );
    const [low = [], high = []] = paths.map(heights);
    expect(Math.max(...low)).toBe(frame.bottom);
    expect(Math.max(...high)).toBe(Math.min(...low));
    expect(Math.min(...high)).toBe(frame.top);
    expect(paths.map((path) => path.match(/M/g)?.length)).toEqual([1, 1]);
  });

  it('draws nothing where nothing happened, and has an axis from 0 to 1', () => {
    const { paths, yTicks, frame } = plotLayout(plotOf({ series: [{ name: 'a', values: none }] }));
    expect(paths).toEqual(['']);
    expect(yTicks).toEqual([
      { at: frame.bottom, label: '0' },
      { at: frame.top, label: '1' },
    ]);
  });

  it('has a label every seventh day, of which the last is today', () => {
    const { xTicks, frame } = plotLayout(plotOf({ series: [{ name: 'a', values: none }] }));
    expect(xTicks.map(({ label }) => label)).toEqual(['Mar 2', 'Mar 9', 'Mar 16', 'Mar 23', 'Mar 30']);
    for (const { at } of xTicks) expect(at).toBeGreaterThan(frame.left);
    for (const { at } of xTicks) expect(at).toBeLessThan(frame.right);
  });

  it('writes money without cents at its axis', () => {
    const { yTicks } = plotLayout(plotOf({ unit: 'cents', series: [{ name: 'a', values: on(1, 20_000) }] }));
    expect(yTicks.map(({ label }) => label)).toEqual(['$0', '$50', '$100', '$150', '$200']);
  });
});

describe('the layout of lines', () => {
  const lines = (values: (number | null)[]) =>
    plotLayout(
      plotOf({
        ...{ shape: 'lines', unit: 'hours', limit: { value: 24, name: 'Promised' } },
        series: [{ name: 'median', values }],
      }),
    );

  it('shows the limit also when every value is far below it', () => {
    const { limit, frame, yTicks } = lines(on(1, 2));
    expect(limit?.label).toBe('Promised: 24 h');
    expect(limit?.at).toBeGreaterThanOrEqual(frame.top);
    expect(yTicks.at(-1)?.label).toMatch(/ h$/);
  });

  it('leaves days without a value out, and marks a day that stands alone with a dot', () => {
    const { paths } = lines(days.map((_, index) => (index === 4 ? 12 : null)));
    expect(paths[0]).toMatch(/a2,2 0 1 0 4,0/);
    expect(paths[0]?.match(/a2,2 0 1 0 4,0/g)).toHaveLength(1);
    expect(lines(days.map(() => null)).paths).toEqual(['']);
  });
});
