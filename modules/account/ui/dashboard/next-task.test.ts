import { expect, it } from 'vitest';
import { nextTask } from './next-task.ts';

const money = { title: 'Card declined', detail: 'Why.', label: 'Pay now', href: '/payment-authentication' };
const care = {
  headline: 'Finish your health questions',
  detail: 'Your answers are saved.',
  action: { label: 'Go on with your questions', href: '/consultation/intake' },
};

it('names one thing, and money first', () => {
  expect(nextTask(money, care)).toEqual({ kicker: 'Your payment needs you', ...money });
  expect(nextTask(null, care)).toEqual({
    kicker: 'Your next step',
    title: 'Finish your health questions',
    detail: 'Your answers are saved.',
    label: 'Go on with your questions',
    href: '/consultation/intake',
  });
  expect(nextTask(null, { ...care, action: null })).toBeNull();
});
