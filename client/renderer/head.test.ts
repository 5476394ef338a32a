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
  it('S2.5, S2.6: the default title begins with the name of the product, and there is a default description', () => {
    const { title, description } = headOf(site('test'), '/no-such-page');
    expect(title).toBe('Thicket | Hair Loss Treatment for Men');
    expect(description.length).toBeGreaterThan(50);
    expect(headOf(site('test'), '/faq').title).not.toBe(title);
  });

  it('S2.4: the canonical link is the path without its query string', () => {
    expect(headOf(site('test'), '/faq').canonical).toBe('https://app.test/faq');
  });

  it('S2.8: search engines may index in production only, and there only pages for everybody', () => {
    for (const environment of ['demo', 'development', 'test'] as const)
      for (const { path } of routeTable.routes) expect(headOf(site(environment), path).indexed).toBe(false);
    const listed = routeTable.routes.filter(({ path }) => headOf(site('production'), path).indexed);
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter(({ access }) => access !== 'public')).toEqual([]);
    expect(headOf(site('production'), '/no-such-page').indexed).toBe(false);
  });
});
