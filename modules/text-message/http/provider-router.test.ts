import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { type TextReport, textMessagesPort } from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import { scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { textsThatAreAccepted } from '#test/harness/doubles/texts-that-are-accepted.ts';
import { reportsRouter } from './provider-router.ts';

/** Posts a report that the provider's adapter reads as `read`; returns the status, and what was measured. */
const post = async (read: TextReport | 'none' | null) => {
  const measured: string[] = [];
  const texts = { ...textsThatAreAccepted, readReport: async () => read };
  const scope = scopeInMemory([provide(textMessagesPort, () => texts)]);
  const router = reportsRouter(
    () => scope,
    (source, seconds) => measured.push(`${source} ${seconds}`),
  );
  const { status } = await request(express().use('/', router)).post('/').type('form').send({});
  return { status, measured };
};

it('a report is counted when it has been processed, with its lag since it arrived', async () => {
  expect(await post('none')).toEqual({ status: 204, measured: ['text_messages 0'] });
});

it('a report without the provider’s signature is not', async () => {
  expect(await post(null)).toEqual({ status: 403, measured: [] });
});
