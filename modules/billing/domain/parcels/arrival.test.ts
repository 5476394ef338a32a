import { expect, it } from 'vitest';
import { arrivalSentence } from './arrival.ts';

const shippedAt = new Date('2027-03-05T18:00:00Z');
const onItsWay = { status: 'shipped', shippedAt, expectedAt: null, shippingMethod: 'standard' } as const;

it('a package should be there on the carrier’s date, in the reader’s time zone', () => {
  // Still March 9 in Eastern time.
  const expectedAt = new Date('2027-03-10T03:00:00Z');
  expect(arrivalSentence({ ...onItsWay, expectedAt }, shippedAt)).toBe(
    'It should be there by March 9, 2027.',
  );
});

it('without the carrier’s date it should be there after seven business days', () => {
  expect(arrivalSentence(onItsWay, shippedAt)).toBe('It should be there by March 16, 2027.');
});

it('a package that is not there by then takes longer than usual', () => {
  expect(arrivalSentence(onItsWay, new Date('2027-03-20T00:00:00Z'))).toBe('It is taking longer than usual.');
});

it.each(['delivered', 'returned', 'lost'] as const)('a package that is %s has no such date', (status) => {
  expect(arrivalSentence({ ...onItsWay, status }, shippedAt)).toBeNull();
});
