import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf, createSmtpService } from '#server/mail/smtp-service.ts';
import type { Letter } from '#server/ports/mail.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { openSimulatedMail } from './open-mail.ts';

let database: TestDatabase;
let mail: Awaited<ReturnType<typeof openSimulatedMail>>;
let smtp: ReturnType<typeof createSmtpService>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { clock, scope } = testScope({ ...database });
  mail = await openSimulatedMail({
    settings: { PORT: 0 },
    databaseUrl: database.url,
    clock,
    ids: scope.ids,
    log: pino({ level: 'silent' }),
  });
  smtp = createSmtpService({ url: mail.url, from: 'Thicket <mail@thicket.test>' });
});
afterAll(async () => {
  smtp?.close();
  await mail?.stop();
  await database?.drop();
});

const letter: Letter = {
  to: 'sam@example.com',
  subject: 'Your order – shipped',
  html: '<p>Hello, “Sam”</p>',
  text: 'Hello, “Sam”',
  id: 'letter-1',
  unsubscribe: null,
};

const app = () => express().use('/inbox', mail.browserRouter.router);
const inboxOf = async (to: string) =>
  (await request(app()).get('/inbox').query({ to }).set('accept', 'application/json')).body;

describe('email over SMTP', () => {
  it('arrives in the inbox with both bodies, a stable Message-ID and no link to unsubscribe', async () => {
    const sent = await smtp.send(letter);
    expect(sent).toMatchObject({ kind: 'accepted', providerId: expect.stringMatching(/^250/) });
    const [got] = await inboxOf(letter.to);
    expect(got).toMatchObject({ subject: letter.subject, text: letter.text });
    expect(got.html).toContain(letter.html);
    expect(got.headers).toMatchObject({
      from: 'Thicket <mail@thicket.test>',
      'message-id': '<letter-1@thicket.test>',
      'auto-submitted': 'auto-generated',
    });
    expect(got.headers).not.toHaveProperty('list-unsubscribe');
    const page = await request(app()).get('/inbox').set('accept', 'text/html');
    expect(page.text).toContain(`href="/inbox/${got.id}"`);
    const shown = await request(app()).get(`/inbox/${got.id}`);
    expect(shown.text).toContain(letter.html);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await request(app()).get('/inbox/no-such')).status).toBe(404);
  });

  it('names the address that ends messages of its kind by one click', async () => {
    const unsubscribe = 'https://app.thicket.test/api/unsubscribe?link=abc';
    await smtp.send({ ...letter, to: 'otto@example.com', unsubscribe });
    const [got] = await inboxOf('otto@example.com');
    expect(got.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('a refused address is told apart from a server that cannot be reached', async () => {
    expect(await smtp.send({ ...letter, to: 'bounce@example.com' })).toEqual({
      kind: 'address_refused',
      reason: '550 after RCPT TO',
    });
    const nobody = createSmtpService({ url: 'smtp://127.0.0.1:1', from: 'Thicket <mail@thicket.test>' });
    expect(await nobody.send(letter)).toMatchObject({ kind: 'unavailable' });
    nobody.close();
  });

  it.each([
    ['smtps://u%40x:p%3A@mail.test', { port: 465, secure: true, auth: { user: 'u@x', pass: 'p:' } }],
    ['smtp://mail.test:2525', { port: 2525, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://127.0.0.1:25', { secure: false, requireTLS: false }],
  ])('is encrypted outside of this machine: %s', (url, expected) => {
    expect(connectionOf(url)).toMatchObject(expected);
  });
});
