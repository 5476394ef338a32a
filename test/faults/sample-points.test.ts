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
