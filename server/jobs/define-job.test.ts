import { expect, it } from 'vitest';
import { z } from 'zod';
import { scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { defineJob, handleJob } from './define-job.ts';

const charge = defineJob('test.charge', z.object({ invoiceId: z.string() }), { maxAttempts: 5 });

const runWith = async (stored: Record<string, unknown>): Promise<string[]> => {
  const charged: string[] = [];
  const job = handleJob(charge, async (_, { invoiceId }) => void charged.push(invoiceId));
  await job.run(scopeInMemory([]), stored);
  return charged;
};

it('a job gets the payload that its schema describes, without other fields', async () => {
  expect(await runWith({ invoiceId: 'i1', note: 'of an older version' })).toEqual(['i1']);
});

it.each([
  ['lacks a field', {}],
  ['has a field of another type', { invoiceId: 1234 }],
])('a job whose payload %s fails, with the name of the field and without its value', async (_, stored) => {
  await expect(runWith(stored)).rejects.toThrow('The stored job test.charge cannot be read: invoiceId.');
});

it('a job keeps its name and its number of attempts', () => {
  expect(handleJob(charge, async () => {})).toMatchObject({ id: 'test.charge', maxAttempts: 5 });
});
