import { describe, expect, it } from 'vitest';
import { readSesEvent } from './ses-event.ts';

const ID = '0100018f1234abcd-12345678-1234-4123-8123-123456789abc-000000';
const mail = {
  ...{
    messageId: ID,
    destination: ['Sam@Example.com'],
    source: 'mail@thicket.test',
    timestamp: '2026-11-20T11:59:00.000Z',
  },
};
const event = { feedbackId: 'feedback-1', timestamp: '2026-11-20T12:00:00.000Z' };
const bounce = (more: object = {}) => ({
  ...{ ...event, bounceType: 'Permanent', bounceSubType: 'General', reportingMTA: 'dns; mx.example.com' },
  bouncedRecipients: [{ emailAddress: 'sam@example.com', diagnosticCode: 'smtp; 550 5.1.1 no such user' }],
  ...more,
});
const complaint = (more: object = {}) => ({
  ...{ ...event, complaintFeedbackType: 'abuse', userAgent: 'Yahoo!-Mail-Feedback/2.0' },
  complainedRecipients: [{ emailAddress: 'sam@example.com' }],
  ...more,
});
const read = (body: object) => readSesEvent(JSON.stringify(body));
const about = { address: 'sam@example.com', providerId: ID, at: new Date(event.timestamp) };
const key = 'ses:feedback-1:sam@example.com';

describe.each(['notificationType', 'eventType'])('with %s', (type) => {
  it('a permanent bounce refuses the address', () => {
    expect(read({ [type]: 'Bounce', mail, bounce: bounce() })).toEqual([
      { ...about, key, kind: 'refused', reason: 'bounce: General' },
    ]);
  });

  it.each(['Transient', 'Undetermined'])('a bounce that is %s says nothing against it', (bounceType) => {
    expect(
      read({ [type]: 'Bounce', mail, bounce: bounce({ bounceType, bounceSubType: 'MailboxFull' }) }),
    ).toEqual([]);
  });

  it('a complaint is one, whether the provider says which or not', () => {
    const wanted = [{ ...about, key, kind: 'complained', reason: 'spam complaint' }];
    expect(read({ [type]: 'Complaint', mail, complaint: complaint() })).toEqual(wanted);
    for (const complaintFeedbackType of [null, undefined])
      expect(read({ [type]: 'Complaint', mail, complaint: complaint({ complaintFeedbackType }) })).toEqual(
        wanted,
      );
  });
});

it.each(['not-spam', 'auth-failure'])('a report of %s is no complaint', (complaintFeedbackType) => {
  const body = { notificationType: 'Complaint', mail, complaint: complaint({ complaintFeedbackType }) };
  expect(read(body)).toEqual([]);
});

it('an email that SES did not send because of an earlier complaint was not delivered', () => {
  const withheld = complaint({ complaintSubType: 'OnAccountSuppressionList' });
  expect(read({ eventType: 'Complaint', mail, complaint: withheld })).toMatchObject([
    { kind: 'refused', reason: 'complaint: OnAccountSuppressionList' },
  ]);
});

it('a bounce of where the address forwards to counts for the address that we know', () => {
  const forwarded = bounce({ bouncedRecipients: [{ emailAddress: 'other@elsewhere.test' }] });
  expect(read({ notificationType: 'Bounce', mail, bounce: forwarded })).toMatchObject([
    { address: 'sam@example.com' },
  ]);
});

it('of an email to several, those are named that it is about', () => {
  const several = { ...mail, destination: ['sam@example.com', 'kim@example.com', 'lee@example.com'] };
  const bouncedRecipients = ['Kim@example.com', 'lee@example.com'].map((emailAddress) => ({ emailAddress }));
  const found = read({ notificationType: 'Bounce', mail: several, bounce: bounce({ bouncedRecipients }) });
  expect(found).toMatchObject([{ address: 'kim@example.com' }, { address: 'lee@example.com' }]);
  expect(new Set(Array.isArray(found) ? found.map((report) => report.key) : []).size).toBe(2);
});

it.each([
  ['a delivery', { notificationType: 'Delivery', mail, delivery: {} }],
  ['a delay', { eventType: 'DeliveryDelay', mail, deliveryDelay: {} }],
  ['something new', { eventType: 'New' }],
])('%s says nothing against an address', (_what, body) => {
  expect(read(body)).toEqual([]);
});

it.each(['Successfully validated SNS topic for Amazon SES event publishing.', '', '5', 'null', '[]'])(
  'neither does “%s”',
  (message) => {
    expect(readSesEvent(message)).toEqual([]);
  },
);

it.each([
  ['without its email', { notificationType: 'Bounce', bounce: bounce() }],
  [
    'without recipients',
    { notificationType: 'Bounce', mail, bounce: bounce({ bouncedRecipients: undefined }) },
  ],
  [
    'with an address as its kind',
    { notificationType: 'Bounce', mail, bounce: bounce({ bounceSubType: 'sam@example.com' }) },
  ],
  ['of another kind', { notificationType: 'Complaint', mail, bounce: bounce() }],
])('a bounce or complaint %s is not read', (_what, body) => {
  expect(read(body)).toBe('unreadable');
});
