import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { sequentialIds } from '#kernel/ids.ts';
import {
  type ProviderRequest,
  REPLIES_PATH,
  REPORTS_PATH,
  type TextMessage,
  type TextMessages,
} from '#server/ports/text-messages.ts';
import type { SimulatedTextMessages } from '#server/text-messages/simulated-text-messages.ts';
import { createTwilioService } from '#server/text-messages/twilio-service.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { openSimulatedTextMessages } from './open-text-messages.ts';

const app = 'https://app.thicket.test';
let database: TestDatabase;
let simulated: SimulatedTextMessages;
let texts: TextMessages;
let product: Server;
let got: ProviderRequest[] = [];
let answer = '';

beforeAll(async () => {
  database = await createTestDatabase();
  const server = express();
  server.post(/.*/, express.urlencoded({ extended: false }), (incoming, response) => {
    got.push({
      ...{ path: incoming.originalUrl, fields: incoming.body },
      signature: incoming.get('x-twilio-signature') ?? '',
    });
    response.send(answer);
  });
  product = createServer(server);
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  simulated = await openSimulatedTextMessages({
    settings: {
      PORT: (product.address() as AddressInfo).port,
      origins: { app, marketing: app, admin: app },
    },
    ...{ databaseUrl: database.url, clock: new ManualClock('2026-11-20T12:00:00Z'), ids: sequentialIds() },
  });
  texts = createTwilioService(simulated.options);
});
beforeEach(() => {
  got = [];
  answer = '';
});
afterAll(async () => {
  await simulated?.stop();
  product?.close();
  product?.closeAllConnections();
  await database?.drop();
});

let numbers = 0;
const fresh = (): string => {
  numbers += 1;
  return `512555${String(2000 + numbers)}`;
};
const text = (to: string): TextMessage => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', to, body: 'Thicket: hello', validSeconds: 600 },
});
const page = () => request(express().use('/texts', simulated.browserRouter.router));
const listed = async (number: string): Promise<string[]> =>
  (await page().get(`/texts?number=${number}`).set('accept', 'application/json')).body.map(
    ({ direction, body }: { direction: string; body: string }) => `${direction}: ${body}`,
  );
const reply = (number: string, body: string) => page().post('/texts').type('form').send({ number, body });
const reports = () => got.filter(({ path }) => path.startsWith(REPORTS_PATH));

describe('a text by the SDK to the simulator', () => {
  it('arrives, and what happens to it is reported with a signature that the SDK accepts', async () => {
    const number = fresh();
    const outcome = await texts.send(text(number));
    expect(outcome).toMatchObject({
      kind: 'accepted',
      providerId: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    });
    expect(await listed(number)).toEqual(['to_person: Thicket: hello']);
    await expect.poll(() => reports().length).toBe(1);
    const [report] = reports();
    expect(report && (await texts.readReport(report))).toEqual({ kind: 'delivered', textId: text('').id });
    expect(report && (await texts.readReport({ ...report, path: `${report.path}0` }))).toBeNull();
  });

  it('is refused for numbers without text messages, with another password, and after STOP until START', async () => {
    const refused = (code: number) => `HTTP 400, code ${code}`;
    expect(await texts.send(text('5005550001'))).toEqual({ kind: 'number_refused', reason: refused(21_211) });
    expect(await texts.send(text('5005550009'))).toEqual({ kind: 'number_refused', reason: refused(21_614) });
    const other = createTwilioService({ ...simulated.options, authToken: 'another token' });
    expect(await other.send(text(fresh()))).toMatchObject({ kind: 'not_sent' });
    const number = fresh();
    await reply(number, 'stop');
    expect(await texts.send(text(number))).toEqual({ kind: 'stopped', reason: refused(21_610) });
    await reply(number, 'Hello?');
    expect(await texts.send(text(number))).toMatchObject({ kind: 'stopped' });
    await reply(number, 'START');
    expect(await texts.send(text(number))).toMatchObject({ kind: 'accepted' });
  });

  it('is certainly not sent when nobody listens there', async () => {
    const nowhere = createTwilioService({ ...simulated.options, api: 'http://127.0.0.1:1' });
    expect(await nowhere.send(text(fresh()))).toEqual({ kind: 'not_sent', reason: 'no connection' });
  });

  it.each([
    [429, '{"code":20429,"status":429}', 'not_sent'],
    [503, 'x', 'not_sent'],
    [500, '{"code":20500,"status":500}', 'unknown'],
    [400, '{"code":21610,"status":400}', 'stopped'],
    [400, '{"code":30004,"status":400}', 'text_refused'],
    [400, '{"code":21617,"status":400}', 'text_refused'],
  ])('an answer %d %s is taken as %s', async (status, body, kind) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await createTwilioService({ ...simulated.options, api }).send(text(fresh()))).toMatchObject({
      kind,
    });
    server.close();
    server.closeAllConnections();
  });
});

describe('a reply from a phone', () => {
  it('reaches the product with a signature, and the provider answers the words that carriers require', async () => {
    const number = fresh();
    answer = '<Response><Message>From the product</Message></Response>';
    expect((await reply(number, 'HELP')).headers.location).toBe(`/texts?number=${number}`);
    const [request] = got;
    expect(request?.path).toBe(REPLIES_PATH);
    expect(request && (await texts.readReply(request))).toMatchObject({ from: number, keyword: 'help' });
    expect(request && (await texts.readReply({ ...request, signature: 'x' }))).toBeNull();
    expect(await listed(number)).toEqual([
      'to_person: From the product',
      expect.stringMatching(/^to_person: Thicket: .*Reply STOP to end texts\.$/),
      'from_person: HELP',
    ]);
  });

  it('is refused without a number or a text', async () => {
    expect((await reply('12', 'STOP')).status).toBe(400);
    expect((await reply(fresh(), '')).status).toBe(400);
  });
});

it('the page shows the texts, escaped, with their links and a form to reply', async () => {
  const number = fresh();
  await texts.send({ ...text(number), body: '<b> https://app.thicket.test/account Reply STOP' });
  const shown = await page().get(`/texts?number=${number}`).set('accept', 'text/html');
  expect(shown.text).toContain('&lt;b&gt; <a href="https://app.thicket.test/account">');
  expect(shown.text).toContain('<form method="post" action="/texts">');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
});
