import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { compileRoutes, type PageRoute } from '#client/routing/route.ts';
import { readSettings } from '#config/settings.ts';
import { productionSettings as production } from '#test/harness/production-settings.ts';
import { createHosts } from '../hosts/hosts.ts';
import { addressesOf, siteFiles } from './site-files.ts';

const route = (over: Partial<PageRoute>): PageRoute => ({
  path: '/',
  page: '/x',
  title: 'x',
  access: 'public',
  host: 'marketing',
  indexed: true,
  ...over,
});

const routes = compileRoutes([
  route({ path: '/' }),
  route({ path: '/faq', host: 'both' }),
  route({ path: '/drug-facts/{drug}', host: 'app', params: { drug: ['finasteride', 'tadalafil'] } }),
  route({ path: '/dashboard', host: 'app', access: 'login', indexed: false }),
]);

const site = (env: Record<string, string>) => {
  const settings = readSettings(env);
  return express().use(siteFiles({ settings, hosts: createHosts(settings), routes }));
};
const get = (env: Record<string, string>, host: string, path: string) =>
  request(site(env)).get(path).set('host', host);

describe('sitemap.xml', () => {
  it('lists the indexed pages of its own host, parameters filled in', async () => {
    const app = await get(production, 'app.thicket.test', '/sitemap.xml').expect(200);
    expect([...app.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://app.thicket.test/drug-facts/finasteride',
      'https://app.thicket.test/drug-facts/tadalafil',
    ]);
    const marketing = await get(production, 'www.thicket.test', '/sitemap.xml').expect(200);
    expect([...marketing.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://www.thicket.test/',
      'https://www.thicket.test/faq',
    ]);
  });

  it('is not served on the staff host', async () => {
    await get(production, 'admin.thicket.test', '/sitemap.xml').expect(404);
  });
});

describe('S2.8: robots.txt allows search engines only in production', () => {
  it.each([
    ['production', production, 'www.thicket.test', 'Sitemap: https://www.thicket.test/sitemap.xml'],
    ['production, staff host', production, 'admin.thicket.test', 'Disallow: /\n'],
    ['demo', { APP_ENV: 'demo' }, 'localhost:3000', 'Disallow: /\n'],
  ])('%s', async (_, env, host, expected) => {
    const { text } = await get(env, host, '/robots.txt').expect(200);
    expect(text).toContain(expected);
  });
});

it('/favicon.ico, which browsers request automatically, redirects to the icon', async () => {
  await get(production, 'www.thicket.test', '/favicon.ico').expect(308).expect('location', '/favicon.svg');
});

describe('addressesOf', () => {
  it('leaves out addresses that need a person’s data', () => {
    expect(addressesOf(route({ path: '/desk/cases/{id}' }))).toEqual([]);
  });
});
