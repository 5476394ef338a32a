import { expect, it } from 'vitest';
import { carried } from './carry-lead.ts';

const marketing = 'https://m.test';
const app = 'https://app.test';
const origins = { marketing, app, admin: 'https://admin.test' };
const to = (address: string) => `/api/lead/carry?to=${encodeURIComponent(address)}`;

it.each([
  [
    'marketing',
    'https://app.test/checkout?products=211,406',
    to('https://app.test/checkout?products=211,406'),
  ],
  ['app', 'https://m.test/quiz', to('https://m.test/quiz')],
  ['marketing', 'https://m.test/quiz', null],
  ['marketing', 'https://admin.test/desk', null],
  ['marketing', 'https://elsewhere.test/', null],
  ['marketing', 'mailto:help@m.test', null],
  ['marketing', 'tel:988', null],
] as const)('from the %s host, a click on %s goes through %s', (host, href, target) => {
  expect(carried(href, { origins, host })).toBe(target);
});

it('with one origin for both hosts, no link changes', () => {
  const one = { origins: { marketing: app, app, admin: app }, host: 'marketing' } as const;
  expect(carried('https://app.test/checkout', one)).toBeNull();
});
