import { describe, expect, it } from 'vitest';
import { routeTable } from '#simulators/routes.ts';
import { headOf } from './head.ts';
import type { Site } from './page-context.ts';

const site = (environment: Site['environment']): Site => ({
  environment,
  origins: { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' },
  host: 'app',
  outagesUrl: '/outages.json',
  thirdParties: null,
  auth: { loginRoute: '/api/auth/login', profileRoute: '/api/auth/me', google: false },
});

describe('the head of a page', () => {
  it('“The default page title is the product name followed by ‘Hair Loss Treatment for Men’. A default description … also exist[s]”', () => {
    const { title, description } = headOf(site('test'), '/no-such-page');
    expect(title).toBe('Thicket | Hair Loss Treatment for Men');
    expect(description.length).toBeGreaterThan(50);
    expect(headOf(site('test'), '/faq').title).not.toBe(title);
  });

  it('“The canonical link is the current path with the query string removed”', () => {
    expect(headOf(site('test'), '/faq').canonical).toBe('https://app.test/faq');
  });

  it('“Search indexing is allowed only in production”, and there only of pages for everybody', () => {
    for (const environment of ['demo', 'development', 'test'] as const)
      for (const { path } of routeTable.routes) expect(headOf(site(environment), path).indexed).toBe(false);
    const listed = routeTable.routes.filter(({ path }) => headOf(site('production'), path).indexed);
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter(({ access }) => access !== 'public')).toEqual([]);
    expect(headOf(site('production'), '/no-such-page').indexed).toBe(false);
  });
});
