import { expect, it } from 'vitest';
import { cancellationShown } from './cancellation.ts';

const older = { subscriptionId: 'a', endedAt: '2027-01-01T00:00:00Z' };
const newer = { subscriptionId: 'b', endedAt: '2027-02-01T00:00:00Z' };

it.each([
  ['named', [older, newer], 'a', older],
  ['not named', [older, newer], undefined, newer],
  ['named but of another patient', [older, newer], 'c', newer],
  ['nothing ended', [], 'a', undefined],
])('%s', (_, all, id, shown) => {
  expect(cancellationShown(all, id)).toBe(shown);
});
