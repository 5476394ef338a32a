import express, { type Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postmarkRouter } from '#modules/mail/http/postmark-router.ts';
import { sesRouter } from '#modules/mail/http/ses-router.ts';
import { openMail } from '#server/mail/open-mail.ts';
import { mailPort, POSTMARK_PATH, SES_PATH } from '#server/ports/mail.ts';
import { topicMessagesPort } from '#server/ports/topic-messages.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { mailsTo } from '#test/harness/mails-to.ts';
import { testScope } from '#test/harness/scope.ts';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';
import { openSimulatedMail } from './open-mail.ts';

const log = pino({ level: 'silent' });

/** The adapter that the product opens, the addresses to which its provider reports, and the inbox with its buttons. */
describe.each(['postmark', 'ses'] as const)('email by a simulated %s', (by) => {
  let database: TestDatabase;
  let product: LoopbackServer;
  let app: Express;
  let mail: Awaited<ReturnType<typeof openMail>>;
  let harness: Harness;
  let sam: SignedInUser;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = express();
    product = await serveOnLoopback((incoming, response) => app(incoming, response));
    const { settings, scope } = testScope({ ...database });
    const clock = { now: () => harness.clock.now() };
    mail = await openMail({
      ...{ settings: { ...settings, PORT: product.port }, databaseUrl: database.url, clock, log },
      ids: scope.ids,
      simulated: { openMail: (parts) => openSimulatedMail(parts, by) },
    });
    harness = await openHarness({
      providers: [
        provide(mailPort, () => mail.service),
        provide(topicMessagesPort, () => mail.topicMessages),
      ],
    });
    const makeScope = () => {
      const made = harness.makeScope();
      return { ...made, settings: { ...made.settings, ...mail.settings } };
    };
    app.use(POSTMARK_PATH, postmarkRouter(makeScope)).use(SES_PATH, sesRouter(makeScope));
    if (mail.browserRouter) app.use('/inbox', mail.browserRouter.router);
    sam = await harness.patient('TX');
    await harness.drain();
  });
  afterAll(async () => {
    await mail?.stop();
    await product?.stop();
    await harness?.close();
    await database?.drop();
  });

  const { notify, mailOf, addressOf } = mailsTo(() => ({ harness, person: sam }));
  const inbox = async () =>
    (await request(app).get('/inbox').query({ to: sam.email }).set('accept', 'application/json')).body;
  const press = async (report: string) => {
    const [latest] = await inbox();
    return (await request(app).post(`/inbox/${latest.id}/${report}`)).status;
  };

  it('arrives in the inbox as it was sent, and the page has a button for each report', async () => {
    await notify('reminder');
    const [arrived] = await inbox();
    expect(arrived).toMatchObject({ recipient: sam.email, text: expect.stringContaining('Hello.') });
    expect(arrived.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'message-id': expect.stringMatching(/^<.*@/),
    });
    const { text } = await request(app).get('/inbox').set('accept', 'text/html');
    expect(text).toContain(`action="/inbox/${arrived.id}/bounce"`);
  });

  it('a complaint ends what is not needed', async () => {
    expect(await press('complaint')).toBe(303);
    await harness.drain();
    const off = await harness.rows('consent', { person_id: sam.id, given: false });
    expect(off.map(({ type }) => type)).toContain('email_reminders');
  });

  it('a bounce refuses the address', async () => {
    await request(app).post('/inbox/reactivate').type('form').send({ to: sam.email });
    await notify('order_shipped');
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'sent' });
    expect(await press('bounce')).toBe(303);
    expect(await mailOf('order_shipped')).toMatchObject({ state: 'bounced' });
    expect((await addressOf())?.refused_at).not.toBeNull();
  });

  it('Postmark sends nothing to an address that bounced until it is reactivated, which ends the refusal', async () => {
    const { text } = await request(app).get('/inbox').query({ to: sam.email }).set('accept', 'text/html');
    expect(text.includes('Reactivate it')).toBe(by === 'postmark');
    const reactivated = request(app).post('/inbox/reactivate').type('form').send({ to: sam.email });
    expect((await reactivated).status).toBe(by === 'postmark' ? 303 : 400);
    if (by === 'postmark') expect(await addressOf()).toBeUndefined();
  });

  it.each(['/inbox/00000000-0000-4000-8000-000000000000/bounce', '/inbox/x/bounce'])(
    'none for %s',
    async (path) => {
      expect((await request(app).post(path)).status).toBe(404);
    },
  );

  it('says so when the product is away', async () => {
    const [latest] = await inbox();
    await product.stop();
    const { status, text } = await request(app).post(`/inbox/${latest.id}/bounce`);
    expect([status, text]).toEqual([502, 'The product did not take the report.']);
  });
});
