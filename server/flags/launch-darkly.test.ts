import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { startFlagServer } from '#simulators/flag-service/flag-server.ts';
import { openFlags } from './launch-darkly.ts';

const log = pino({ level: 'silent' });
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'));
  file = join(folder, 'flags.json');
});
afterAll(() => rm(folder, { recursive: true }));

const write = (flagValues: Record<string, unknown>) => writeFile(file, JSON.stringify({ flagValues }));
const open = () => openFlags({ FLAGS_FILE: file, LAUNCHDARKLY_SDK_KEY: undefined }, log);

it('without an SDK key, flags are read from the operator’s file, again whenever it changes', async () => {
  await write({ 'mini-quiz-redesign': 1, 'ed-eligibility-age': 'x', 'no-such-flag': true });
  const flags = await open();
  const first = await flags.evaluate(null);
  expect(first.values).toEqual({ ...flagValues({}), 'mini-quiz-redesign': 1 });
  expect(flags.known(null)).toBe(first);
  expect(flags.known('somebody')).toBeNull();
  expect((await flags.evaluate('somebody')).variant).toBe(first.variant);

  await write({ 'mini-quiz-redesign': 2 });
  await vi.waitFor(
    async () => expect((await flags.evaluate(null)).browser['mini-quiz-redesign']).toBe(2),
    5_000,
  );
  expect((await flags.evaluate('somebody')).variant).not.toBe(first.variant);
  await flags.close();
});

it('when nothing can be read the defaults apply without waiting', async () => {
  await rm(file, { force: true });
  const flags = await open();
  expect(flags.known(null)?.values).toEqual(flagValues({}));
  await flags.close();
});

it('with an SDK key, flags are those of the service, at once when they change there', async () => {
  const service = await startFlagServer('sdk-key', { 'mini-quiz-redesign': 1, 'ed-eligibility-age': 'x' });
  const flags = await openFlags({ FLAGS_FILE: file, LAUNCHDARKLY_SDK_KEY: 'sdk-key' }, log, service.url);
  expect((await flags.evaluate(null)).values).toEqual({ ...flagValues({}), 'mini-quiz-redesign': 1 });

  service.change({ 'mini-quiz-redesign': 2 });
  await vi.waitFor(
    async () => expect((await flags.evaluate(null)).browser['mini-quiz-redesign']).toBe(2),
    5_000,
  );
  await flags.close();
  await service.stop();
});
