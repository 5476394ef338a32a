import { expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

it('names the step that the order waits for', () => {
  expect(orderSteps([{ label: 'Shipped', at: null, state: 'current' }])).toEqual([
    { title: 'Shipped', state: 'current', date: undefined, when: 'We are waiting for this' },
  ]);
});

it.each([
  ['DONE', 'done'],
  ['done', 'done'],
  ['CURRENT', 'current'],
  ['stopped', 'stopped'],
  ['UPCOMING', 'next'],
  ['anything', 'next'],
])('%s is drawn as %s', (state, drawn) => {
  expect(orderSteps([{ label: 'Shipped', at: '2027-01-01T00:00:00Z', state }])).toEqual([
    { title: 'Shipped', state: drawn, date: '2027-01-01T00:00:00Z', when: undefined },
  ]);
});
