import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFlags } from '#server/flags/launch-darkly.ts';
import { startFlagServer } from './flag-server.ts';
import { openSimulatedFlagService } from './open-flag-service.ts';

const log = pino({ level: 'silent' });
const PERSON = '00000000-0000-4000-9000-00000000000a';
let folder: string;
let file: string;
let simulated: Awaited<ReturnType<typeof openSimulatedFlagService>>;
let flags: Awaited<ReturnType<typeof openFlags>>;

const write = (flagValues: object) => writeFile(file, JSON.stringify({ flagValues }));
const site = () => express().use('/flag-service', simulated.browserRouter.router);
const get = (type: string) => request(site()).get('/flag-service').set('accept', type);
const change = async (name: string, value: string) =>
  (await request(site()).post('/flag-service').type('form').send({ name, value })).status;
const flag = async (name: 'mini-quiz-redesign' | 'quiz-early-interests') =>
  (await flags.evaluate(PERSON)).values[name];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flag-service-'));
  file = join(folder, 'flags.json');
  await write({ 'mini-quiz-redesign': 1 });
  const settings = { FLAGS_FILE: file };
  simulated = await openSimulatedFlagService({ settings, log });
  const service = { ...settings, LAUNCHDARKLY_SDK_KEY: simulated.sdkKey };
  flags = await openFlags(service, log, simulated.url);
});
afterAll(async () => {
  await flags?.close();
  await simulated?.stop();
  await rm(folder, { recursive: true });
});

it('serves the values of the file, and those that were changed on the page, to who is connected', async () => {
  expect(await flag('mini-quiz-redesign')).toBe(1);
  expect(await change('quiz-early-interests', 'true')).toBe(303);
  await expect.poll(() => flag('quiz-early-interests')).toBe(true);
  const shown = (await get('text/html')).text;
  expect(shown).toMatch(/<strong>quiz-early-interests<\/strong>: true <small>changed here/);
  expect(shown).toMatch(/<strong>mini-quiz-redesign<\/strong>: 1<\/p>/);

  await write({ 'mini-quiz-redesign': 2, 'quiz-early-interests': false });
  await expect.poll(() => flag('mini-quiz-redesign')).toBe(2);
  expect(await flag('quiz-early-interests')).toBe(true);
  expect(await change('quiz-early-interests', '')).toBe(303);
  await expect.poll(() => flag('quiz-early-interests')).toBe(false);
});

it.each([
  ['mini-quiz-redesign', '7'],
  ['quiz-early-interests', 'perhaps'],
  ['no-such-flag', 'true'],
  ['no-such-flag', ''],
])('does not take %s = "%s"', async (name, value) => {
  expect(await change(name, value)).toBe(400);
});

it('shows who saw a flag', async () => {
  await flags.expose(PERSON, 'mini-quiz-redesign', { device: 'phone' });
  await flags.flush();
  const { body } = await get('application/json');
  expect(body.events[0]).toMatchObject({ kind: 'feature', key: 'mini-quiz-redesign', value: 2 });
  expect((await get('text/html')).text).toContain(PERSON);
});

it('answers only to its key', async () => {
  expect((await fetch(`${simulated.url}/all`, { headers: { authorization: 'sdk-other' } })).status).toBe(401);
});

it('is heard of while no flag changes', async () => {
  const server = await startFlagServer('sdk-key', {}, 20);
  const answer = await fetch(`${server.url}/all`, { headers: { authorization: 'sdk-key' } });
  let heard = '';
  for await (const part of answer.body ?? []) {
    heard += Buffer.from(part).toString();
    if (heard.endsWith(':\n:\n')) break;
  }
  expect(heard).toMatch(/^event: put\n/);
  await server.stop();
});
