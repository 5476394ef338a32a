import { describe, expect, it } from 'vitest';
import { routeTable } from '#simulators/routes.ts';
import { isHealthPage } from './health-pages.ts';

describe('health pages', () => {
  it.each([
    '/quiz',
    '/quiz/results',
    '/consultation/intake',
    '/condition/ed',
    '/hair-loss',
    '/hair-loss/receding-hairline',
    '/learn/what-a-clinician-checks',
    '/drug-facts/finasteride',
    '/our-products',
    '/our-products/finasteride',
    '/checkout',
    '/thankyou',
    '/dashboard',
    '/account',
    '/messages',
    '/not-eligible-user/state',
    '/no-such-page',
    '/faqs',
  ])('%s is a health page', (path) => expect(isHealthPage(path)).toBe(true));

  it.each([
    '/',
    '/about-us',
    '/reviews',
    '/faq',
    '/faq/',
    '/faq/category/orders-and-shipping',
    '/legal/terms',
  ])('%s is not a health page', (path) => expect(isHealthPage(path)).toBe(false));

  it('every page behind a sign-in is a health page', () => {
    const behind = routeTable.routes.filter(({ access }) => access !== 'public');
    expect(behind.length).toBeGreaterThan(10);
    expect(behind.filter(({ path }) => !isHealthPage(path))).toEqual([]);
  });
});
