import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { type SnsMessage, startSnsServer, TOPIC } from '#simulators/mail/sns-server.ts';
import { amazonOrigin, isCertificateAt, isConfirmationAt } from './sns-addresses.ts';
import { createTopicMessages } from './topic-messages.ts';

let sns: Awaited<ReturnType<typeof startSnsServer>>;
let clock: ManualClock;
let topics: ReturnType<typeof createTopicMessages>;
beforeAll(async () => {
  sns = await startSnsServer();
});
afterAll(() => sns?.stop());
beforeEach(() => {
  clock = new ManualClock('2026-11-20T12:00:00Z');
  topics = createTopicMessages({ topics: [TOPIC], clock, originOf: () => sns.url, timeoutMs: 1_000 });
  sns.asked.length = 0;
});

const read = (message: SnsMessage) => topics.read(JSON.stringify(message));
const notification = (more: SnsMessage = {}) => sns.notification('What happened', clock.now(), more);
const MINUTE = 60_000;

describe('a notification of our topic', () => {
  it.each(['1', '2'])('is read with a signature of version %s', async (SignatureVersion) => {
    const reading = await read(notification({ SignatureVersion }));
    expect(reading).toEqual({ kind: 'notification', message: 'What happened' });
  });

  it('is read without a subject, and with fields that are not signed', async () => {
    const { Subject, ...message } = notification();
    const signed = sns.sign(message);
    expect(Subject).toBeDefined();
    expect((await read({ ...signed, UnsubscribeURL: 'https://sns.test' })).kind).toBe('notification');
    expect((await read({ ...message, UnsubscribeURL: 'https://sns.test' })).kind).toBe('refused');
  });

  it.each(['Message', 'MessageId', 'Subject', 'Timestamp'])('is refused with another %s', async (name) => {
    const message = notification();
    const other = name === 'Timestamp' ? '2026-11-20T12:01:00.000Z' : 'altered';
    expect(await read({ ...message, [name]: other })).toEqual({ kind: 'refused', reason: 'the signature' });
  });

  it('is refused with another version than that of its signature, or another signature', async () => {
    const message = notification();
    const alterations: readonly SnsMessage[] = [{ SignatureVersion: '1' }, { Signature: 'c2lnbmF0dXJl' }];
    for (const more of alterations)
      expect(await read({ ...message, ...more })).toEqual({ kind: 'refused', reason: 'the signature' });
  });

  it('is refused when another topic sent it, although SNS signed it; nothing is fetched for it', async () => {
    const TopicArn = TOPIC.replace('123456789012', '999999999999');
    expect(await read(notification({ TopicArn }))).toEqual({ kind: 'refused', reason: 'another topic' });
    expect(sns.asked).toEqual([]);
    const renamed = { ...notification({ TopicArn }), TopicArn: TOPIC };
    expect(await read(renamed)).toEqual({ kind: 'refused', reason: 'the signature' });
  });

  it.each([
    [-70, 'notification'],
    [-80, 'refused'],
    [4, 'notification'],
    [6, 'refused'],
  ])('that is %s minutes from now: %s', async (minutes, kind) => {
    const at = new Date(clock.now().getTime() + minutes * MINUTE);
    expect((await read(sns.notification('What happened', at))).kind).toBe(kind);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no object', '5'],
    ['nothing', ''],
    ['of another type', JSON.stringify({ Type: 'Other' })],
  ])('is not %s', async (_what, body) => {
    expect(await topics.read(body)).toEqual({ kind: 'unreadable' });
  });

  it.each<SnsMessage>([
    { Type: 'Other' },
    { SignatureVersion: '3' },
    { MessageId: 'a\nb' },
    { Subject: 'a\nb' },
  ])('is not read with %j', async (more) => {
    expect((await read({ ...notification(), ...more })).kind).toBe('unreadable');
  });
});

describe('certificates', () => {
  it('one is fetched once a day, and once for messages that come together', async () => {
    await Promise.all([1, 2, 3].map(() => read(notification())));
    clock.advance(23 * 60 * MINUTE);
    await read(notification());
    expect(sns.asked).toHaveLength(1);
    clock.advance(2 * 60 * MINUTE);
    await read(notification());
    expect(sns.asked).toHaveLength(2);
  });

  it('one that has ended, or that SNS does not have, is none', async () => {
    const wanted = { kind: 'refused', reason: 'no valid certificate' };
    expect(await read(sns.sign(notification(), 'expired'))).toEqual(wanted);
    const unknown = `${sns.url}/SimpleNotificationService-unknown.pem`;
    expect(await read({ ...notification(), SigningCertURL: unknown })).toEqual(wanted);
  });

  it('a message waits for its repeat while SNS does not answer, or leads elsewhere', async () => {
    sns.fail(500, 429, 302);
    for (const _ of [1, 2, 3])
      expect(await read(notification())).toEqual({ kind: 'unavailable', reason: 'no certificate' });
    expect(sns.asked.some((path) => path.includes('elsewhere'))).toBe(false);
    expect((await read(notification())).kind).toBe('notification');
  });

  it('at most four are asked for at the same time', async () => {
    const forged = (one: number) => `${sns.url}/SimpleNotificationService-${one}.pem`;
    const kinds = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        async (one) => (await read({ ...notification(), SigningCertURL: forged(one) })).kind,
      ),
    );
    expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(2);
    expect(sns.asked).toHaveLength(4);
  });

  it.each([
    'http://sns.us-east-1.amazonaws.com/SimpleNotificationService-abc.pem',
    'https://sns.us-west-2.amazonaws.com/SimpleNotificationService-abc.pem',
    'https://sns.s3-us-west-2.amazonaws.com/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com.evil.test/SimpleNotificationService-abc.pem',
    'https://evil.test/sns.us-east-1.amazonaws.com/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com@evil.test/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com:8443/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com\\@evil.test/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com/bucket/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com/?Action=Any&x=/SimpleNotificationService-abc.pem',
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-abc.pem?x',
  ])('none is fetched from %s', async (SigningCertURL) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const real = createTopicMessages({ topics: [TOPIC], clock });
    const reading = await real.read(JSON.stringify({ ...notification(), SigningCertURL }));
    expect(reading).toEqual({ kind: 'refused', reason: 'a certificate from elsewhere' });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('they come from SNS in the region of the topic', () => {
    const origin = amazonOrigin('us-east-1');
    const file = 'SimpleNotificationService-0123456789abcdef0123456789abcdef.pem';
    expect(isCertificateAt(origin, `https://sns.us-east-1.amazonaws.com/${file}`)).toBe(true);
    expect(
      isConfirmationAt(origin, `https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=1`),
    ).toBe(true);
  });
});

describe('a subscription', () => {
  const confirmation = (more: SnsMessage = {}) =>
    sns.confirmation('SubscriptionConfirmation', clock.now(), more);
  const confirmed = () => sns.asked.filter((path) => path.startsWith('/?'));

  it('of our topic is confirmed at SNS', async () => {
    expect(await read(confirmation())).toEqual({ kind: 'subscribed', topic: TOPIC });
    expect(confirmed()).toEqual([`/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=token`]);
  });

  it('of another topic is not, nor one that is altered', async () => {
    const TopicArn = TOPIC.replace('email-reports', 'other');
    expect(await read(confirmation({ TopicArn }))).toEqual({ kind: 'refused', reason: 'another topic' });
    for (const name of ['Token', 'SubscribeURL', 'Message'])
      expect((await read({ ...confirmation(), [name]: 'altered' })).kind).toBe('refused');
    expect(confirmed()).toEqual([]);
  });

  it.each(['https://evil.test/?Action=ConfirmSubscription&Token=token', '/?Action=Unsubscribe&Token=token'])(
    'is not confirmed at %s, although it is signed',
    async (address) => {
      const SubscribeURL = address.startsWith('/') ? sns.url + address : address;
      expect(await read(confirmation({ SubscribeURL }))).toEqual({
        ...{ kind: 'refused', reason: 'a confirmation elsewhere' },
      });
      expect(confirmed()).toEqual([]);
    },
  );

  it('is confirmed later when SNS does not answer', async () => {
    await read(notification());
    sns.fail(503, 302);
    expect(await read(confirmation())).toEqual({ kind: 'unavailable', reason: 'HTTP 503' });
    expect(await read(confirmation())).toEqual({ kind: 'unavailable', reason: 'no answer' });
    expect((await read(confirmation())).kind).toBe('subscribed');
  });

  it('that has ended is not taken up again', async () => {
    const ended = sns.confirmation('UnsubscribeConfirmation', clock.now());
    expect(await read(ended)).toEqual({ kind: 'unsubscribed', topic: TOPIC });
    expect(confirmed()).toEqual([]);
  });
});

it('is off without a topic', () => {
  expect(createTopicMessages({ topics: [] }).isOn).toBe(false);
  expect(topics.isOn).toBe(true);
});
