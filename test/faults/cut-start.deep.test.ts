import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, spawnProduct } from '../harness/served-product.ts';
import { databasePid } from './processes.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cut-start-'));
  // The system account that runs the database needs access to the folder.
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the product and resolves when it reports that step. */
const startUntil = async (step: string): Promise<ChildProcess> => {
  const child = spawnProduct({ dataDir, port: await freePort() });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: Record<string, unknown>) => message.step === step && resolve());
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code}.`)));
  });
  return child;
};

describe('a start that is cut short ends the embedded database, in order, with exit code 0', () => {
  it.each([
    ['SIGTERM', 'Opening the database'],
    ['SIGHUP', 'Migrating'],
    ['SIGINT', "Living through the demo patient's history"],
  ] as const)(
    'by %s at the step "%s"',
    async (signal, step) => {
      const child = await startUntil(step);
      const ended = once(child, 'exit');
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(() => databasePid(dataDir)).toThrow('ENOENT');
    },
    120_000,
  );

  it('by the end of the program that started it, as of a demo that is killed', async () => {
    const child = await startUntil('Migrating');
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(() => databasePid(dataDir)).toThrow('ENOENT');
  }, 120_000);
});
