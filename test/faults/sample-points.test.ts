import { expect, it } from 'vitest';
import { samplePoints } from './sample-points.ts';

it('selects one point of every kind, rotating its position from kind to kind', () => {
  const names = ['commit', 'processor', 'commit', 'processor', 'commit', 'pharmacy', 'write', 'write'];
  expect(samplePoints(names)).toEqual([
    { name: 'commit', dieAt: 1 },
    { name: 'processor', dieAt: 4 },
    { name: 'pharmacy', dieAt: 6 },
    { name: 'write', dieAt: 8 },
  ]);
});

it('selects at most so many, from the beginning to the end', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(samplePoints(names, 3).map(({ name }) => name)).toEqual(['c', 'e', 'g']);
  expect(samplePoints(names, 7)).toHaveLength(7);
  expect(samplePoints(names, 20)).toHaveLength(7);
});
