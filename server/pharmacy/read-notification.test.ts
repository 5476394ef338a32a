import { expect, it } from 'vitest';
import { signBody } from '../security/body-signature.ts';
import { coded, systems } from './fhir/codes.ts';
import { readNotification } from './read-notification.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secret = 'a secret of the pharmacy';
const orderId = '00000000-0000-4000-8000-000000000001';

const read = (more: object, { signed = secret, at = now } = {}) => {
  const body = JSON.stringify({
    ...{ resourceType: 'Task', status: 'accepted', intent: 'order' },
    ...{ identifier: [{ system: systems.order, value: orderId }], code: coded(systems.taskCode, 'fulfill') },
    ...more,
  });
  return readNotification({ body, signature: signBody(body, signed, at) }, secret, now);
};

const minuteAgo = new Date('2026-11-20T11:59:00Z');

it('a notification names the order, and when it changed', () => {
  expect(read({ lastModified: '2026-11-20T06:58:30-05:00' })).toEqual({
    orderId,
    changedAt: new Date('2026-11-20T11:58:30Z'),
  });
});

it.each([
  ['no time', {}],
  ['only a day', { lastModified: '2026-11-20' }],
  ['no date', { lastModified: 'Tuesday' }],
  ['a number', { lastModified: 20_261_120 }],
])('one with %s counts from its signature', (_what, more) => {
  expect(read(more, { at: minuteAgo })).toEqual({ orderId, changedAt: minuteAgo });
});

it('one that is not the pharmacy’s, or about no order, is nothing', () => {
  expect(read({}, { signed: 'another secret of nobody' })).toBeNull();
  expect(read({ identifier: [] })).toBeNull();
  expect(read({ resourceType: 'Patient' })).toBeNull();
});
