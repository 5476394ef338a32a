import { EventEmitter } from 'node:events';
import type { Runner } from 'graphile-worker';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { superviseRunner } from './supervise-runner.ts';

/** A runner that runs until it is stopped or `breakDown` is called. */
const fakeRunner = () => {
  let end = (_: Error | null) => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const runner: Runner = {
    promise,
    stop: async () => end(null),
    kill: async () => end(null),
    addJob: () => Promise.reject(new Error('Not here.')),
    events: new EventEmitter(),
    [Symbol.asyncDispose]: async () => end(null),
  };
  return { runner, breakDown: () => end(new Error('The database is away.')) };
};

it('restarts a broken runner until it is stopped, retrying failed starts', async () => {
  const started: ReturnType<typeof fakeRunner>[] = [];
  let starts = 0;
  const kept = await superviseRunner(
    async () => {
      starts += 1;
      if (starts === 2) throw new Error('Still away.');
      const fake = fakeRunner();
      started.push(fake);
      return fake.runner;
    },
    pino({ level: 'silent' }),
    10,
  );
  started[0]?.breakDown();
  await expect.poll(() => started.length).toBe(2);
  expect(starts).toBe(3);
  await kept.stop();
  await started[1]?.runner.promise;
  expect(starts).toBe(3);
});

it('throws when the first start fails', async () => {
  const failing = superviseRunner(() => Promise.reject(new Error('No database.')), pino({ level: 'silent' }));
  await expect(failing).rejects.toThrow('No database.');
});
