import { randomUUID } from 'node:crypto';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpService } from '#server/mail/smtp-service.ts';
import { createTopicMessages } from '#server/mail/sns/topic-messages.ts';
import { mailPort, SES_PATH } from '#server/ports/mail.ts';
import { topicMessagesPort } from '#server/ports/topic-messages.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { startMailServer } from '#simulators/mail/mail-server.ts';
import { type SnsMessage, startSnsServer, TOPIC } from '#simulators/mail/sns-server.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { mailsTo } from '#test/harness/mails-to.ts';
import { sesRouter } from './ses-router.ts';

let ses: Awaited<ReturnType<typeof startMailServer>>;
const taken: { readonly id: string; readonly recipient: string }[] = [];
let sns: Awaited<ReturnType<typeof startSnsServer>>;
let smtp: ReturnType<typeof createSmtpService>;
let harness: Harness;
let sam: SignedInUser;
let topics: readonly string[] = [TOPIC];
const lines: string[] = [];
const measured: [source: string, seconds: number][] = [];

beforeAll(async () => {
  ses = await startMailServer({
    keep: async ({ recipient }) => {
      const id = `0100018f00000000-${randomUUID()}-000000`;
      taken.push({ id, recipient });
      return `Ok ${id}`;
    },
    log: pino({ level: 'silent' }),
  });
  sns = await startSnsServer();
  smtp = createSmtpService({ url: ses.url, from: 'Thicket <mail@thicket.test>' });
  const clock = { now: () => harness.clock.now() };
  harness = await openHarness({
    providers: [
      provide(mailPort, () => smtp),
      provide(topicMessagesPort, () => createTopicMessages({ topics, clock, originOf: () => sns.url })),
    ],
  });
});
afterAll(async () => {
  smtp?.close();
  await harness?.close();
  await sns?.stop();
  await ses?.stop();
});
beforeEach(async () => {
  topics = [TOPIC];
  lines.length = 0;
  measured.length = 0;
  sam = await harness.patient('TX');
  await harness.drain();
});

const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const app = () =>
  express().use(
    SES_PATH,
    sesRouter(
      () => ({ ...harness.makeScope(), log }),
      (...one) => void measured.push(one),
    ),
  );
/** As SNS posts: JSON that is called text. */
const post = async (message: SnsMessage | string) => {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return (await request(app()).post(SES_PATH).type('text/plain; charset=UTF-8').send(body)).status;
};
const report = (content: object | string) => post(sns.notification(content, harness.clock.now()));
const { notify, mailOf, addressOf, refusals } = mailsTo(() => ({ harness, person: sam }));
const sent = () => taken.filter(({ recipient }) => recipient === sam.email);
const about = (feedbackId: string) => ({
  mail: { messageId: sent().at(-1)?.id, destination: [sam.email], source: 'mail@thicket.test' },
  event: { feedbackId, timestamp: new Date(harness.clock.now().getTime() - 90_000).toISOString() },
});
const bounce = (feedbackId: string, bounceType = 'Permanent') => {
  const { mail, event } = about(feedbackId);
  const bouncedRecipients = [{ emailAddress: sam.email.toUpperCase(), diagnosticCode: `550 ${sam.email}` }];
  return {
    ...{ notificationType: 'Bounce', mail },
    bounce: { ...event, bounceType, bounceSubType: 'General', bouncedRecipients },
  };
};
const complaint = (feedbackId: string) => {
  const { mail, event } = about(feedbackId);
  const complainedRecipients = [{ emailAddress: sam.email }];
  return { eventType: 'Complaint', mail, complaint: { ...event, complainedRecipients } };
};

describe('who may report', () => {
  it.each<[string, () => SnsMessage, number]>([
    [
      'altered on its way',
      () => ({ ...sns.notification(bounce('a'), harness.clock.now()), Message: '{}' }),
      403,
    ],
    [
      'of another topic',
      () => sns.notification(bounce('b'), harness.clock.now(), { TopicArn: `${TOPIC}2` }),
      403,
    ],
    [
      'two hours old',
      () => sns.notification(bounce('c'), new Date(harness.clock.now().getTime() - 7_200_000)),
      403,
    ],
    [
      'with a certificate from elsewhere',
      () => ({
        ...sns.notification(bounce('d'), harness.clock.now()),
        SigningCertURL: 'https://sns.evil.test/SimpleNotificationService-a.pem',
      }),
      403,
    ],
    ['that is no message', () => ({ hello: 'world' }), 400],
  ])('not a message %s; what is logged names nobody', async (_what, message, status) => {
    await notify('order_shipped');
    expect(await post(message())).toBe(status);
    expect(await addressOf()).toBeUndefined();
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent' });
    expect(lines).toHaveLength(status === 403 ? 1 : 0);
    expect(lines.join('')).not.toContain(sam.email);
  });

  it('nobody where no topic is configured', async () => {
    topics = [];
    expect(await report(bounce('e'))).toBe(404);
  });

  it('nobody with more than a report has', async () => {
    expect(await post('x'.repeat(70_000))).toBe(413);
  });

  it('a message comes again while its certificate cannot be fetched', async () => {
    await notify('order_shipped');
    sns.fail(500);
    const message = sns.notification(bounce('f'), harness.clock.now());
    expect(await post(message)).toBe(503);
    expect(await addressOf()).toBeUndefined();
    expect(await post(message)).toBe(200);
    expect((await addressOf())?.refused_at).not.toBeNull();
  });
});

describe('a permanent bounce', () => {
  it('refuses the address once, however often it is sent, and the email is known as bounced', async () => {
    await notify('order_shipped');
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent', provider_id: sent().at(-1)?.id });
    const once = sns.notification(bounce('g'), harness.clock.now());
    for (const message of [once, once, sns.notification(bounce('g'), harness.clock.now())])
      expect(await post(message)).toBe(200);
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'bounced', problem: 'bounce: General' });
    expect((await addressOf())?.refused_at).not.toBeNull();
    expect(await refusals()).toBe(1);
    const before = sent().length;
    await notify('receipt');
    expect(sent()).toHaveLength(before);
    expect(lines).toEqual([]);
    expect(measured[0]).toEqual(['mail', 90]);
  });

  it('that is played again after the address took email again changes nothing', async () => {
    await notify('order_shipped');
    const message = sns.notification(bounce('h'), harness.clock.now());
    await post(message);
    await harness.knex('mail_address').where({ address: sam.email }).delete();
    expect(await post(message)).toBe(200);
    expect(await addressOf()).toBeUndefined();
  });

  it('changes nothing about an email that is not ours', async () => {
    await notify('order_shipped');
    const other = bounce('i');
    expect(await report({ ...other, mail: { ...other.mail, messageId: 'other' } })).toBe(200);
    expect(
      await report({ ...bounce('j'), mail: { ...other.mail, destination: ['somebody@example.com'] } }),
    ).toBe(200);
    expect(await addressOf()).toBeUndefined();
  });
});

it.each(['Transient', 'Undetermined'])('a bounce that is %s changes nothing', async (type) => {
  await notify('order_shipped');
  expect(await report(bounce(`k-${type}`, type))).toBe(200);
  expect(await addressOf()).toBeUndefined();
  expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent' });
  expect(measured).toEqual([]);
});

it('a complaint ends what is not needed, and nothing that law or care requires', async () => {
  await notify('reminder');
  expect(await report(complaint('l'))).toBe(200);
  await harness.drain();
  const before = sent().length;
  for (const kind of ['reminder', 'receipt'] as const) await notify(kind);
  expect(sent().slice(before)).toHaveLength(1);
  const off = await harness.rows('consent', { person_id: sam.id, given: false });
  expect(off.map(({ type }) => type)).toContain('email_reminders');
});

it('a bounce in a form that is not known is refused and logged, without what it says', async () => {
  expect(await report({ ...bounce('m'), bounce: { to: sam.email } })).toBe(400);
  expect(lines.join('')).toContain('could not be read');
  expect(lines.join('')).not.toContain(sam.email);
});

describe('subscriptions', () => {
  const ask = (type: 'SubscriptionConfirmation' | 'UnsubscribeConfirmation', more: SnsMessage = {}) =>
    post(sns.confirmation(type, harness.clock.now(), more));
  const confirmed = () => sns.asked.filter((path) => path.includes('Action=ConfirmSubscription'));

  it('that of another topic is not confirmed, ours is', async () => {
    expect(await ask('SubscriptionConfirmation', { TopicArn: `${TOPIC}2` })).toBe(403);
    expect(confirmed()).toEqual([]);
    expect(await ask('SubscriptionConfirmation')).toBe(200);
    expect(confirmed()).toHaveLength(1);
    expect(lines.at(-1)).toContain(TOPIC);
  });

  it('the end of one is logged as an error', async () => {
    expect(await ask('UnsubscribeConfirmation')).toBe(200);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, topic: TOPIC });
  });
});
