import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress } from '#client/routing/login-address.ts';
import { defaultReturnTo, safeReturnTo } from './return-to.ts';

const origins = {
  marketing: 'http://localhost:3000',
  app: 'http://app.localhost:3000',
  admin: 'http://admin.localhost:3000',
};
const own = Object.values(origins);
const check = (requested: unknown) => safeReturnTo(requested, origins.app, own, ['/sign-in']);

/** Values that must never be followed. */
const hostile: readonly unknown[] = [
  '',
  'dashboard',
  '//evil.test',
  '///evil.test',
  '/..//evil.test',
  '/a/../..//evil.test',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\u0000evil',
  ' /dashboard',
  '/%2F%2Fevil',
  '/%2f/evil.test',
  '/%252F%252Fevil',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%09/evil.test',
  '/%E0%A4%A',
  'https://evil',
  'https://evil.test/dashboard',
  'https:evil.test',
  'http:/evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:http://app.localhost:3000/x',
  'http://app.localhost:3000@evil.test/',
  'http://app.localhost:3000.evil.test/',
  'http://me:pw@app.localhost:3000/',
  'http://app.localhost:30001/',
  'https://app.localhost:3000/',
  'http://app.localhost:3000//evil.test',
  'http://app.localhost:3000/..//evil.test',
  'ftp://app.localhost:3000/',
  '/api/auth/logout',
  '/API/auth/logout',
  '/%61pi/auth/logout',
  '/x/../api/auth/login',
  '/Sign-In/',
  '/sign-in?returnTo=/dashboard',
  '/%73ign-in',
  '\u202e/dashboard',
  '／／evil.test',
  '/\u2028/evil.test',
  '//evil。test',
  'vbscript:x',
  'file:///etc/passwd',
  'http://[::1]/',
  'http://app.localhost:3000%2f@evil.test/',
  [['/dashboard']],
  { url: '/dashboard' },
  true,
  `/${'a'.repeat(3_000)}`,
  undefined,
  null,
  7,
  ['/dashboard'],
  { toString: () => '/dashboard' },
];

describe('S2.14: safeReturnTo accepts only our own addresses; tested with hostile values', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/checkout?products=1,2&x=%20y#top', '/checkout?products=1,2&x=%20y#top'],
    ['/renewal/photos/../progress', '/renewal/progress'],
    ['/search?next=//evil.test', '/search?next=//evil.test'],
    ['/apiary', '/apiary'],
    ['/sign-in-help', '/sign-in-help'],
    ['/\u00fcber', '/%C3%BCber'],
    ['/a?returnTo=https://evil.test', '/a?returnTo=https://evil.test'],
    ['http://app.localhost:3000/messages', '/messages'],
    ['http://localhost:3000/quiz?step=2', 'http://localhost:3000/quiz?step=2'],
    ['http://admin.localhost:3000', 'http://admin.localhost:3000/'],
  ])('keeps %s', (requested, expected) => {
    expect(check(requested)).toBe(expected);
  });

  it.each<{ requested: unknown }>(hostile.map((requested) => ({ requested })))(
    'refuses $requested',
    ({ requested }) => {
      expect(check(requested)).toBeNull();
    },
  );

  it('never returns an address outside of the configured origins, for any input', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil.test',
      'http:',
      '?',
      '#',
      '\t',
    );
    const mixed = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 9 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(mixed, (requested) => {
        const target = check(requested);
        if (target === null) return;
        const url = new URL(target, origins.app);
        expect(own).toContain(url.origin);
        expect(url.pathname.startsWith('//')).toBe(false);
        // Checking the result again returns the same address.
        expect(check(target)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('defaultReturnTo', () => {
  it.each([
    ['app', '/dashboard'],
    ['admin', '/'],
    ['marketing', 'http://app.localhost:3000/dashboard'],
  ] as const)('of %s is %s', (host, expected) => {
    expect(defaultReturnTo(host, origins)).toBe(expected);
  });

  it('stays relative when all hosts share one origin', () => {
    const one = {
      marketing: 'https://thicket.example',
      app: 'https://thicket.example',
      admin: 'https://thicket.example',
    };
    expect(defaultReturnTo('marketing', one)).toBe('/dashboard');
  });
});

it('puts returnTo into the login address', () => {
  expect(loginAddress('/api/auth/login', null)).toBe('/api/auth/login');
  expect(loginAddress('/api/auth/login', '/messages?a=1&b=2')).toBe(
    '/api/auth/login?returnTo=%2Fmessages%3Fa%3D1%26b%3D2',
  );
});
