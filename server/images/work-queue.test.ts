import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends on a signal. */
const deferred = () => {
  let end = (): void => {};
  let started = 0;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    work: async () => {
      started++;
      await ended;
      return started;
    },
    end: () => end(),
    started: () => started,
  };
};

it('does the work of a key once, however many request it', async () => {
  const queue = createWorkQueue<number>({ running: 2, waiting: 10 });
  const one = deferred();
  const answers = [queue.run('a', one.work), queue.run('a', one.work), queue.run('a', one.work)];
  one.end();
  expect(await Promise.all(answers)).toEqual([1, 1, 1]);
  expect(await queue.run('a', async () => 7)).toBe(7);
});

it('runs a limited number at a time, in order of request, and refuses the rest as busy', async () => {
  const queue = createWorkQueue<number>({ running: 2, waiting: 1 });
  const works = ['a', 'b', 'c'].map((key) => ({ key, ...deferred() }));
  const answers = works.map(({ key, work }) => queue.run(key, work));
  expect(await queue.run('d', async () => 1)).toBe('busy');
  expect(works.map(({ started }) => started())).toEqual([1, 1, 0]);
  works[0]?.end();
  await answers[0];
  await Promise.resolve();
  expect(works.map(({ started }) => started())).toEqual([1, 1, 1]);
  for (const { end } of works) end();
  expect(await Promise.all(answers)).toEqual([1, 1, 1]);
  expect(await queue.run('d', async () => 1)).toBe(1);
});

it('continues after work that failed', async () => {
  const queue = createWorkQueue<number>({ running: 1, waiting: 1 });
  const fails = () => queue.run('a', () => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
  await expect(fails()).rejects.toThrow('no');
  expect(await queue.run('a', async () => 2)).toBe(2);
});
