import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountPort } from '#modules/account/index.ts';
import { createSmtpService } from '#server/mail/smtp-service.ts';
import { type MailService, mailPort } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import { openSimulatedMail } from '#simulators/mail/open-mail.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { type LossyLink, openLossyLink } from '#test/harness/lossy-link.ts';
import { foam } from '#test/harness/products.ts';

/** The SMTP adapter of production and the simulated mail server, with a connection that fails between them. */
let harness: Harness;
let mail: Awaited<ReturnType<typeof openSimulatedMail>>;
let link: LossyLink;
let smtp: ReturnType<typeof createSmtpService>;

const MINUTE = 60_000;

beforeAll(async () => {
  const service: MailService = { send: (letter) => smtp.send(letter) };
  harness = await openHarness({ providers: [provide(mailPort, () => service)] });
  mail = await openSimulatedMail({
    settings: { PORT: 0 },
    databaseUrl: harness.database.url,
    clock: harness.clock,
    ids: harness.scope.ids,
    log: pino({ level: 'silent' }),
  });
  link = await openLossyLink(Number(new URL(mail.url).port), /^250 .*queued/i);
  smtp = createSmtpService({ url: `smtp://127.0.0.1:${link.port}`, from: 'Thicket <mail@thicket.test>' });
});
afterAll(async () => {
  smtp?.close();
  await link?.stop();
  await mail?.stop();
  await harness?.close();
});
beforeEach(() => link.set('open'));

interface Arrived {
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
}

const inboxOf = (to: string): Promise<Arrived[]> => harness.rows('demo_mail', { recipient: to });
const queued = async (userId: string) =>
  (await harness.rows('mail', { user_id: userId }))
    .map(({ kind, state }) => ({ kind, state }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind));

/** So many minutes in which the work of every minute is done. */
const pass = async (minutes: number, stride = 1): Promise<void> => {
  for (let left = minutes; left > 0; left -= stride) {
    harness.clock.advance(stride * MINUTE);
    await harness.sweep();
  }
  await harness.drain();
};

it('a mail server that is down for an hour: every email of the order arrives, and each once', async () => {
  link.set('closed');
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  await pass(60, 5);
  expect(await inboxOf(patient.email)).toEqual([]);
  const kinds = (await queued(patient.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order_placed', 'receipt']));
  for (const one of await queued(patient.id)) expect(one).toMatchObject({ state: 'queued' });

  link.set('open');
  await pass(70, 5);
  const arrived = await inboxOf(patient.email);
  expect(await queued(patient.id)).toEqual(kinds.map((kind) => ({ kind, state: 'sent' })));
  expect(arrived).toHaveLength(kinds.length);
  expect(new Set(arrived.map(({ headers }) => headers['message-id'])).size).toBe(kinds.length);
  await pass(180, 30);
  expect(await inboxOf(patient.email)).toHaveLength(kinds.length);
});

it('an answer that is lost after the server took the email repeats it under the same Message-ID', async () => {
  const { email, id } = await harness.patient();
  await harness.drain();
  link.set('loses');
  const before = (await inboxOf(email)).length;
  await harness.scope.use(accountPort).notify(id, () => ({
    kind: 'order_shipped',
    subject: 'Order 12 has shipped',
    body: 'Your package is on its way.',
  }));
  await harness.drain();
  link.set('open');
  await pass(10);
  const copies = (await inboxOf(email)).slice(before);
  expect(copies).toHaveLength(2);
  expect(new Set(copies.map(({ headers }) => headers['message-id'])).size).toBe(1);
  await pass(120, 10);
  expect((await inboxOf(email)).slice(before)).toHaveLength(2);
});
