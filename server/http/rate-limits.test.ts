import { expect, it } from 'vitest';
import { requesterOf } from './rate-limits.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2cd:9::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['', ''],
])('counts %s as %s', (ip, requester) => {
  expect(requesterOf({ ip })).toBe(requester);
});
