import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserReports } from './browser-reports.ts';

let lines: Record<string, unknown>[];
let app: ReturnType<typeof express>;
beforeEach(() => {
  lines = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  app = express().use('/api/errors', browserReports(log));
});

const send = (body: unknown) =>
  request(app)
    .post('/api/errors')
    .send(body as object);

const report = {
  name: 'TypeError',
  message: 'x is undefined for otto@example.com, +1 (512) 555-0100',
  stack: 'TypeError: x\n    at f (https://app.example.com/assets/a.js?where=crown:10:5)',
  path: '/desk/cases/0b9f0c2e-1111-4222-8333-444455556666',
};

describe('POST /api/errors', () => {
  it('logs the failure without personal data and query strings', async () => {
    await send(report).expect(204);
    expect(lines).toEqual([
      {
        level: 50,
        name: 'TypeError',
        message: 'x is undefined for {email}, {number}',
        stack: 'TypeError: x\n    at f (https://app.example.com/assets/a.js:10:5)',
        path: '/desk/cases/{id}',
        msg: 'an error in a browser',
      },
    ]);
  });

  it.each([
    ['an error of the user (S8.14)', { ...report, message: 'Bad credentials' }],
    ['no report', { message: 1 }],
    ['a list', []],
    ['a path that is none', { ...report, path: 'javascript:' }],
    ['a very long message', { ...report, message: 'x'.repeat(2_001) }],
  ])('leaves %s out', async (_what, body) => {
    await send(body).expect(204);
    expect(lines).toEqual([]);
  });

  it('refuses requests from other sites', async () => {
    await send(report).set('cookie', 'a=b').set('origin', 'https://evil.example').expect(204);
    expect(lines).toEqual([]);
  });
});
