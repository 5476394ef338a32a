import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { rateLimits } from './rate-limits.ts';
import { requesterOf } from './requester-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2cd:9::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['', ''],
])('counts %s as %s', (ip, requester) => {
  expect(requesterOf({ ip })).toBe(requester);
});

it.each([
  ['normal', 600],
  ['strict', 30],
] as const)(
  'an address may send a limited number of requests per minute (%s: %i), then gets 429',
  async (tier, most) => {
    const limit = rateLimits(readSettings({ APP_ENV: 'demo' }))[tier];
    const app = express().use(limit, (_request, response) => void response.send('ok'));
    const first = await request(app).get('/');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(most),
      'ratelimit-policy': `${most};w=60`,
    });
    for (let sent = 1; sent < most; sent += 1) await request(app).get('/');
    const refused = await request(app).get('/');
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      429,
      'Too many requests. Please wait a minute and try again.',
    ]);
  },
);
