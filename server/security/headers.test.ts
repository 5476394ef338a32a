import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { productionSettings as live } from '#test/harness/production-settings.ts';
import { securityHeaders } from './headers.ts';

const none = { script: [], frame: [], connect: [] };
const policyOf = async (path: string, env: Record<string, string>) => {
  const settings = readSettings({ APP_ENV: 'test', ...env });
  const app = express().use(securityHeaders(settings, none), (_request, response) => void response.end());
  const { headers } = await request(app).get(path);
  return headers['content-security-policy'] ?? '';
};

const others = {
  AD_PIXEL_URL: 'https://ads.example/p',
  AD_PIXEL_HAIR_LOSS_IDS: 'h-1',
  SESSION_RECORDER_URL: 'https://rec.example/r.js',
};

it('without third parties no page allows any', async () => {
  expect(await policyOf('/', {})).not.toContain('https:');
});

it.each(['production', 'demo', 'test'])('scripts and styles come from files only: %s', async (APP_ENV) => {
  for (const path of ['/', '/quiz', '/dashboard']) {
    const policy = await policyOf(path, { ...(APP_ENV === 'production' ? live : { APP_ENV }), ...others });
    expect(policy).toMatch(/script-src 'self'[; ]/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|(?<!img-src 'self' )data:/);
  }
});

it.each([
  ['production', 'max-age=31536000; includeSubDomains'],
  ['demo', undefined],
])(
  '%s: browsers stay on https if there is any, guess no types, and tell other sites no addresses',
  async (APP_ENV, hsts) => {
    const settings = readSettings(APP_ENV === 'production' ? live : { APP_ENV });
    const app = express().use(securityHeaders(settings, none), (_request, response) => void response.end());
    const { headers } = await request(app).get('/');
    expect(headers['strict-transport-security']).toBe(hsts);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
  },
);

it('outages may be fetched from the operator’s address', async () => {
  const policy = await policyOf('/quiz', { OUTAGES_URL: 'https://status.example/outages.json' });
  expect(policy).toContain("connect-src 'self' https://status.example;");
  expect(await policyOf('/quiz', { OUTAGES_URL: '/outages.json' })).toContain("connect-src 'self';");
});

it('open pages allow third parties, each for its own purpose', async () => {
  const policy = await policyOf('/faq?x=1', others);
  expect(policy).toContain("script-src 'self' https://rec.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://ads.example;");
  expect(policy).toContain("connect-src 'self' https://rec.example;");
});

it.each(['/quiz', '/condition/ed', '/our-products/finasteride', '/dashboard', '/no-such-page'])(
  'the health page %s allows no third party',
  async (path) => expect(await policyOf(path, others)).not.toContain('.example'),
);
