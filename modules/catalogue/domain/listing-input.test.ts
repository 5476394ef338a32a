import { expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { endlessText, notText } from '#test/harness/hostile-input.ts';
import { listingInput } from './listing-input.ts';

const problemsOf = (input: unknown) => {
  const read = readInput(listingInput, input);
  return read.ok ? [] : read.failure.fields;
};

it('accepts states and a reason, trimmed', () => {
  expect(readInput(listingInput, { unavailableStates: ['AK', 'TX'], reason: ' cheaper ' })).toEqual({
    ok: true,
    value: { unavailableStates: ['AK', 'TX'], reason: 'cheaper' },
  });
});

it.each<[unknown, string]>([
  [['ZZ'], 'There is no state ZZ.'],
  [['TX', 'tx', 'constructor'], 'There is no state tx, constructor.'],
  [[7], 'Choose states from the list.'],
  [[null], 'Choose states from the list.'],
  [{ 0: 'TX' }, 'Choose states from the list.'],
  ['TX', 'Choose states from the list.'],
])('refuses the states %j', (unavailableStates, message) => {
  expect(problemsOf({ unavailableStates, reason: 'x' })).toEqual([{ field: 'unavailableStates', message }]);
});

it.each([...notText, null, undefined, '', ' \n'])('refuses the reason %#', (reason) => {
  expect(problemsOf({ reason })).toEqual([{ field: 'reason', message: 'Write why you change this.' }]);
});

it('refuses an endless reason', () => {
  expect(problemsOf({ reason: endlessText })).toEqual([
    { field: 'reason', message: 'Use at most 500 characters.' },
  ]);
});
