import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readForm } from '../forms/read-form.ts';
import { backToPage } from './page-handler.ts';

const app = () => express().post(/.*/, readForm(backToPage));

it.each([
  ['/consultation/intake', '/consultation/intake'],
  ['/checkout?products=211', '/checkout?products=211'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
])('a form sent to %s leads to %s on this host, without the typed data', async (sentTo, location) => {
  const answer = await request(app()).post(sentTo).type('form').send({ patchy: 'yes' });
  expect([answer.status, answer.headers.location]).toEqual([303, location]);
});

it('any other body sent to an address without a handler is 404', async () => {
  expect((await request(app()).post('/nowhere').send({ a: 1 })).status).toBe(404);
});
