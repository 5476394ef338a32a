import { describe, expect, it } from 'vitest';
import { HEIGHT, plotOf, WIDTH } from './trend-plot-view.ts';

const at = (on: string, value: number) => ({ on, value, text: String(value) });

describe('a small plot', () => {
  it('puts time to the right and higher values up, within the picture', () => {
    const [first, second, third] = plotOf({
      min: 0,
      max: 4,
      points: [at('2027-01-01', 0), at('2027-04-01', 4), at('2027-07-01', 2)],
    });
    expect(first).toMatchObject({ x: 10, y: HEIGHT - 12 });
    expect(second?.y).toBe(12);
    expect(third).toMatchObject({ x: WIDTH - 10, y: HEIGHT / 2 });
    expect(second?.x).toBeGreaterThan(10);
  });

  it('shows a single day in the middle, and at most twelve points', () => {
    expect(plotOf({ min: 1, max: 1, points: [at('2027-01-01', 1)] })).toMatchObject([{ x: 160, y: 48 }]);
    const many = Array.from({ length: 20 }, (_, index) =>
      at(`2027-01-${String(index + 1).padStart(2, '0')}`, 1),
    );
    expect(plotOf({ min: 0, max: 2, points: many }).map(({ on }) => on)[0]).toBe('2027-01-09');
  });
});
