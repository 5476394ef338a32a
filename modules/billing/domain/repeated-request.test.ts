import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/dates.ts';
import { mayBeRepeated } from './repeated-request.ts';

const sent = new Date('2027-03-12T16:00:00Z');
const after = (hours: number) => new Date(sent.getTime() + hours * HOUR_MS);

it.each([
  [0, null, true],
  [11.9, null, true],
  [12, null, false],
  [24, null, false],
  [1, after(0.5), false],
] as const)('%d hours after it was stored, stuck since %s: %s', (hours, stuckAt, expected) => {
  expect(mayBeRepeated({ createdAt: sent, stuckAt }, after(hours))).toBe(expected);
});
