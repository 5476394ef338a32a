import { expect, it } from 'vitest';
import { careStatus, nextTask } from './next-task.ts';

const money = { title: 'Card declined', detail: 'Why.', label: 'Pay now', href: '/payment-authentication' };
const care = {
  headline: 'Finish your health questions',
  detail: 'Your answers are saved.',
  action: { label: 'Continue with your questions', href: '/consultation/intake' },
  unreadMessages: 0,
  timeline: [{ state: 'DONE' }],
};
const none = { action: null, comeBack: null };

it('returns one task, a payment first', () => {
  expect(nextTask({ ...none, action: money }, care)).toEqual({
    kicker: 'Your payment needs attention',
    ...money,
  });
  expect(nextTask(none, care)).toEqual({
    kicker: 'Your next step',
    title: 'Finish your health questions',
    detail: 'Your answers are saved.',
    label: 'Continue with your questions',
    href: '/consultation/intake',
  });
  expect(nextTask(none, { ...care, action: null })).toBeNull();
});

it('returns reading messages when nothing else is open', () => {
  const waiting = { ...care, unreadMessages: 2 };
  expect(nextTask(none, waiting)?.href).toBe('/consultation/intake');
  expect(nextTask(none, { ...waiting, action: null })).toMatchObject({
    title: 'You have 2 new messages',
    href: '/messages',
  });
  expect(nextTask(none, { ...waiting, action: null, unreadMessages: 1 })?.title).toBe(
    'You have a new message',
  );
});

const done = { ...care, headline: 'Your treatment is under way', action: null };

it('returns reordering last of all, and never during a visit', () => {
  const comeBack = { title: 'Again', detail: 'The same.', label: 'Order', href: '/checkout?products=211' };
  const ended = { ...none, comeBack };
  expect(nextTask(ended, done)).toEqual({ kicker: 'Any time', ...comeBack });
  expect(nextTask(ended, { ...done, timeline: [{ state: 'CURRENT' }] })).toBeNull();
  expect(nextTask(ended, { ...done, unreadMessages: 1 })?.href).toBe('/messages');
  expect(nextTask(ended, care)?.href).toBe('/consultation/intake');
  expect(nextTask({ ...ended, action: money }, done)?.href).toBe('/payment-authentication');
});

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
  expect(careStatus(resting, subscriptions).headline).toBe(headline);
});

it('returns a check-in that is due after payment and care, before messages', () => {
  const checkIn = {
    title: 'Time for your check-in',
    detail: 'It takes about three minutes.',
    href: '/consultation/checkin',
    dueAt: '2027-03-12T09:00:00Z',
    isOverdue: false,
  };
  const resting = { ...done, unreadMessages: 1 };
  expect(nextTask(none, resting, checkIn)).toMatchObject({
    title: 'Time for your check-in',
    href: '/consultation/checkin',
    label: 'Start your check-in',
  });
  expect(nextTask(none, resting, checkIn)?.detail).toContain('Please answer by March 12, 2027.');
  expect(nextTask(none, resting, { ...checkIn, isOverdue: true })?.detail).toContain(
    'It was due on March 12, 2027.',
  );
  expect(nextTask(none, care, checkIn)?.href).toBe('/consultation/intake');
  expect(nextTask({ ...none, action: money }, resting, checkIn)?.href).toBe('/payment-authentication');
});
