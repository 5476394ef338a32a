import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { cookiePrefix } from './cookie-prefix.ts';
import { leadCookie, storeLeadId } from './lead-cookie.ts';
import { relyingParty } from './relying-party.ts';
import { setSessionCookie } from './session-cookie.ts';
import { sessionCookieName } from './sessions.ts';

const ORIGIN = 'https://app.thicket.test';
const SECRETS = ['a secret of at least thirty-two signs'];
const live = {
  APP_ENV: 'production' as const,
  origins: { marketing: 'https://thicket.test', app: ORIGIN, admin: 'https://admin.thicket.test' },
};
const prefix = cookiePrefix(live);

/** Answers the discovery of the identity provider, and nothing else. */
const provider = createServer((_asked, response) => {
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }));
});
let site: Express;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const unused = (): never => {
    throw new Error('Nobody signs in.');
  };
  site = express();
  site.set('trust proxy', 1);
  site.get('/lead', leadCookie(SECRETS, prefix), (asked, response) => {
    storeLeadId(asked, '00000000-0000-4000-9000-00000000000a');
    response.end();
  });
  site.get('/session', (_asked, response) => {
    setSessionCookie(response, sessionCookieName(live), 'sid', ORIGIN, 60_000);
    response.end();
  });
  const party = relyingParty(ORIGIN, {
    provider: {
      issuer: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      source: 'test',
      clientId: 'thicket',
      clientSecret: 'secret',
      callback: '/api/auth/callback',
      isAdditional: false,
    },
    cookieSecrets: SECRETS,
    cookiePrefix: prefix,
    cookieName: sessionCookieName(live),
    sessions: {
      use: unused,
      begin: unused,
      beginImpersonation: unused,
      end: unused,
      endAll: unused,
      endAllOfIdentity: unused,
    },
    gateway: unused,
    admitsStaff: false,
    factor: readSettings({}),
  });
  site.get('/login', party, (_asked, response) => response.oidc.login({ returnTo: '/' }));
});
afterAll(() => {
  provider.close();
});

describe('in production', () => {
  it.each([
    ['the lead', '/lead', ['__Host-lead', '__Host-lead.sig']],
    ['a session', '/session', ['__Host-web_session']],
    ['a sign-in in progress', '/login', ['__Host-sign_in']],
  ])('the cookie of %s is bound to its host and to https', async (_, path, names) => {
    const { headers } = await request(site).get(path).set({ 'x-forwarded-proto': 'https' });
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(names);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/(;|$)/i);
      expect(cookie).toMatch(/; secure(;|$)/i);
      expect(cookie).toMatch(/; httponly(;|$)/i);
      expect(cookie).not.toMatch(/; domain=/i);
    }
  });
});

it('the demo, which has no TLS, does not use the prefix', () => {
  expect(cookiePrefix(readSettings({}))).toBe('');
  expect(cookiePrefix({ ...live, origins: { ...live.origins, app: 'http://app.localhost' } })).toBe('');
});
