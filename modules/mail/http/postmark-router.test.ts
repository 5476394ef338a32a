import { randomUUID } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostmarkService } from '#server/mail/postmark-service.ts';
import { mailPort, POSTMARK_PATH } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import {
  type PostmarkMessage,
  type PostmarkServer,
  startPostmarkServer,
} from '#simulators/mail/postmark-server.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { mailsTo } from '#test/harness/mails-to.ts';
import { postmarkRouter } from './postmark-router.ts';

const SECRET = 'a secret of the webhook';
let postmark: PostmarkServer;
const taken: (PostmarkMessage & { readonly MessageID: string })[] = [];
let harness: Harness;
let sam: SignedInUser;

beforeAll(async () => {
  const keep = async (message: PostmarkMessage): Promise<string> => {
    const MessageID = randomUUID();
    taken.push({ ...message, MessageID });
    return MessageID;
  };
  postmark = await startPostmarkServer({ token: 'token', keep });
  const service = createPostmarkService({
    ...{ token: 'token', from: 'Thicket <mail@thicket.test>', api: postmark.url },
  });
  harness = await openHarness({ providers: [provide(mailPort, () => service)] });
});
afterAll(async () => {
  await harness?.close();
  await postmark?.stop();
});
beforeEach(async () => {
  sam = await harness.patient('TX');
  await harness.drain();
});

const measured: [source: string, seconds: number][] = [];
const app = (secret: string | null = SECRET) =>
  express().use(
    POSTMARK_PATH,
    postmarkRouter(
      () => {
        const scope = harness.makeScope();
        return { ...scope, settings: { ...scope.settings, POSTMARK_WEBHOOK_SECRET: secret ?? undefined } };
      },
      (...one) => void measured.push(one),
    ),
  );
const post = async (report: object, password = SECRET) =>
  (await request(app()).post(POSTMARK_PATH).auth('postmark', password).send(report)).status;
const { notify, mailOf, addressOf, refusals } = mailsTo(() => ({ harness, person: sam }));
const sent = () => taken.filter(({ To }) => To === sam.email);
const lastId = () => sent().at(-1)?.MessageID;

const bounce = (id: number, more: object = {}) => ({
  ...{ RecordType: 'Bounce', ID: id, Type: 'HardBounce', TypeCode: 1, Name: 'Hard bounce', Tag: '' },
  ...{ MessageID: lastId(), Email: sam.email.toUpperCase(), Inactive: true, Details: 'unknown user' },
  ...more,
});
const complaint = (id: number) => ({ ...bounce(id), RecordType: 'SpamComplaint', Type: 'SpamComplaint' });
const change = (more: object) => ({
  ...{ RecordType: 'SubscriptionChange', MessageID: null, Recipient: sam.email, Origin: 'Recipient' },
  ...{ ChangedAt: '2026-11-20T12:00:00Z', SuppressSending: true, SuppressionReason: 'HardBounce' },
  ...more,
});

describe('who may report', () => {
  it.each([
    ['without a password', () => request(app()).post(POSTMARK_PATH), 401],
    ['with another password', () => request(app()).post(POSTMARK_PATH).auth('postmark', 'guess'), 401],
    ['with another name', () => request(app()).post(POSTMARK_PATH).auth('root', SECRET), 401],
    ['where no secret is set', () => request(app(null)).post(POSTMARK_PATH).auth('postmark', ''), 404],
  ])('not one %s', async (_what, ask, status) => {
    expect((await ask().send(bounce(1))).status).toBe(status);
    expect(await addressOf()).toBeUndefined();
  });

  it.each([
    ['no report', { hello: 1 }],
    ['of another kind', { RecordType: 'Open' }],
    ['too long', { RecordType: 'SpamComplaint', ID: 1, Email: 'a'.repeat(400) }],
  ])('what is %s is refused', async (_what, report) => {
    expect(await post(report)).toBe(400);
  });
});

describe('a bounce that is reported later', () => {
  it('refuses the address once, however often it is sent, and the email is known as bounced', async () => {
    await notify('order_shipped');
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent', provider_id: lastId() });
    for (const _ of [1, 2]) expect(await post(bounce(10))).toBe(200);
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'bounced', problem: 'bounce: HardBounce' });
    expect((await addressOf())?.refused_at).not.toBeNull();
    expect(await refusals()).toBe(1);
    const before = sent().length;
    await notify('receipt');
    expect(sent()).toHaveLength(before);
  });

  it('does not refuse it again when it is sent again after the address took email again', async () => {
    await notify('order_shipped');
    await post(bounce(20));
    expect(await post(change({ SuppressSending: false, SuppressionReason: null }))).toBe(200);
    expect(await addressOf()).toBeUndefined();
    await post(bounce(20));
    expect(await addressOf()).toBeUndefined();
  });

  it('changes nothing for now, or about an email that is not ours', async () => {
    await notify('order_shipped');
    expect(await post(bounce(30, { Type: 'SoftBounce', Inactive: false }))).toBe(200);
    expect(await post(bounce(31, { MessageID: '00000000-0000-4000-8000-ffffffffffff' }))).toBe(200);
    expect(await post(bounce(32, { Email: 'somebody@example.com' }))).toBe(200);
    expect(await addressOf()).toBeUndefined();
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent' });
  });
});

describe('a complaint', () => {
  it('ends what is not needed, and nothing that law or care requires', async () => {
    await notify('reminder');
    await post(complaint(40));
    await harness.drain();
    const before = sent().length;
    for (const kind of ['reminder', 'referral_credited', 'receipt'] as const) await notify(kind);
    expect(
      sent()
        .slice(before)
        .map(({ TextBody }) => TextBody.includes('See your invoice')),
    ).toEqual([true]);
    const off = await harness.rows('consent', { person_id: sam.id, given: false });
    expect(off.map(({ type }) => type).toSorted()).toEqual(['email_invitations', 'email_reminders']);
  });

  it('also ends an email that waited already', async () => {
    await notify('reminder');
    postmark.fail(503);
    await notify('reminder');
    expect(await mailOf('reminder')).toMatchObject({ state: 'queued' });
    await post(complaint(50));
    harness.clock.advance(10 * 60_000);
    await harness.sweep();
    expect(await mailOf('reminder')).toMatchObject({ state: 'suppressed' });
  });

  it('an address that is suppressed at the provider is refused, until the provider delivers to it again', async () => {
    expect(await post(change({}))).toBe(200);
    expect((await addressOf())?.refused_at).not.toBeNull();
    const restored = { SuppressSending: false, SuppressionReason: null, ChangedAt: '2026-11-21T12:00:00Z' };
    expect(await post(change(restored))).toBe(200);
    expect(await addressOf()).toBeUndefined();
  });
});

it('how long after its time a report is applied is measured, where Postmark names the time', async () => {
  measured.length = 0;
  const at = new Date(harness.clock.now().getTime() - 90_000).toISOString();
  await post(bounce(70, { BouncedAt: at.replace('Z', '9070Z') }));
  await post({ ...complaint(71), BouncedAt: at });
  await post(change({ ChangedAt: at }));
  expect(measured).toEqual([
    ['mail', 90],
    ['mail', 90],
    ['mail', 90],
  ]);
  await post(bounce(72));
  await post(bounce(73, { BouncedAt: 'yesterday' }));
  await post(bounce(74, { Type: 'SoftBounce', Inactive: false, BouncedAt: at }));
  expect(measured).toHaveLength(3);
});
