import { expect, it } from 'vitest';
import { nextTask, standing } from './next-task.ts';

const money = { title: 'Card declined', detail: 'Why.', label: 'Pay now', href: '/payment-authentication' };
const care = {
  headline: 'Finish your health questions',
  detail: 'Your answers are saved.',
  action: { label: 'Go on with your questions', href: '/consultation/intake' },
  unreadMessages: 0,
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

it('asks to read messages when nothing else is open', () => {
  const waiting = { ...care, unreadMessages: 2 };
  expect(nextTask(null, waiting)?.href).toBe('/consultation/intake');
  expect(nextTask(null, { ...waiting, action: null })).toMatchObject({
    title: 'You have 2 new messages',
    href: '/messages',
  });
  expect(nextTask(null, { ...waiting, action: null, unreadMessages: 1 })?.title).toBe(
    'You have a new message',
  );
});

const done = {
  ...care,
  headline: 'Your treatment is under way',
  action: null,
  timeline: [{ state: 'DONE' }],
};

it.each([
  ['an active subscription', done, [{ isCancellable: false }, { isCancellable: true }], done.headline],
  ['only ended ones', done, [{ isCancellable: false }], 'Your subscription has ended'],
  ['none at all', done, [], done.headline],
  [
    'a visit under way',
    { ...done, timeline: [{ state: 'CURRENT' }] },
    [{ isCancellable: false }],
    done.headline,
  ],
  ['something to do', { ...done, action: care.action }, [{ isCancellable: false }], done.headline],
])('says where care stands with %s', (_, resting, subscriptions, headline) => {
  expect(standing(resting, subscriptions).headline).toBe(headline);
});
