import { expect, it } from 'vitest';
import { tasksOf } from './first-things.ts';

const money = { title: 'Card declined', detail: 'Why.', label: 'Pay now', href: '/payment-authentication' };
const intake = { label: 'Answer your health questions', href: '/consultation/intake' };

it('puts money first and names one thing to do at a time', () => {
  expect(tasksOf(money, intake).map(({ href }) => href)).toEqual([
    '/payment-authentication',
    '/consultation/intake',
  ]);
  expect(tasksOf(null, intake)).toEqual([
    {
      kicker: 'Your next step',
      title: 'Answer your health questions',
      detail: null,
      label: 'Go on',
      href: '/consultation/intake',
    },
  ]);
  expect(tasksOf(null, null)).toEqual([]);
});
