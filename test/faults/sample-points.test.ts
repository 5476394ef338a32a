import { expect, it } from 'vitest';
import { samplePoints } from './sample-points.ts';

it('takes one point of every kind, a later one from kind to kind', () => {
  const names = ['commit', 'bank', 'commit', 'bank', 'commit', 'pharmacy', 'write', 'write'];
  expect(samplePoints(names)).toEqual([
    { name: 'commit', dieAt: 1 },
    { name: 'bank', dieAt: 4 },
    { name: 'pharmacy', dieAt: 6 },
    { name: 'write', dieAt: 8 },
  ]);
});
