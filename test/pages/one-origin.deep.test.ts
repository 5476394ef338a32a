import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRoute } from '#client/routing/route.ts';
import { routeTable } from '#simulators/routes.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { openerOf } from './crawl.ts';
import { type Product, startProduct } from './product.ts';

/** Nothing is redirected when the configured origins are equal: both public hosts and the desk on one origin (S2.10). */
let product: Product;
let origin = '';
const people: Record<PageRoute['access'] | 'operator', TestBrowser> = {
  public: new TestBrowser(),
  login: new TestBrowser(),
  staff: new TestBrowser(),
  operator: new TestBrowser(),
};
beforeAll(async () => {
  product = await startProduct(undefined, (one) => ({
    MARKETING_ORIGIN: one,
    APP_ORIGIN: one,
    ADMIN_ORIGIN: one,
  }));
  origin = product.origins.app;
  people.login = await product.signedIn(origin, 'patient@example.com');
  people.staff = await product.signedIn(origin, 'clinician@example.com');
  people.operator = await product.signedIn(origin, 'operator@example.com');
});
afterAll(() => product?.stop());

/** Routes without parameters; addresses with an id have their own tests. */
const fixed = routeTable.routes.filter(({ path, params }) => !path.includes('{') || params);
const addressOf = ({ path, params }: PageRoute): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name]?.[0] ?? '');

it('all three hosts are the same origin', () => {
  expect(new Set(Object.values(product.origins))).toEqual(new Set([origin]));
});

it.each(fixed)('$path is served there without a redirect', async (route) => {
  const path = `${addressOf(route)}?products=210,211&x=%20`;
  const { status, headers, body } = await people[openerOf(route)].open(`${origin}${path}`, { follow: false });
  expect([status, headers.location]).toEqual([200, undefined]);
  expect(body).toContain(`<link rel="canonical" href="${origin}${addressOf(route)}"`);
  expect(body).not.toMatch(/href="https?:\/\/(app|admin)\.localhost/);
});

it('an operator can impersonate a patient there: their own session is replaced, and ends with the impersonation', async () => {
  const operator = await product.signedIn(origin, 'operator@example.com');
  await product.actFor(operator, 'patient@example.com');
  const whoAmI = async () => (await operator.open(`${origin}/api/auth/me`)).body;
  expect(JSON.parse(await whoAmI())).toMatchObject({ email: 'patient@example.com', isImpersonated: true });
  const dashboard = await operator.open(`${origin}/dashboard`, { follow: false });
  expect(dashboard.status).toBe(200);
  expect(dashboard.body).toContain('You are acting for <strong>patient@example.com</strong>');
  expect(dashboard.body).toContain('href="/abandon_user_disguise"');
  expect((await operator.open(`${origin}/desk`, { follow: false })).status).toBe(404);

  const way = await operator.open(`${origin}/abandon_user_disguise`, { follow: false });
  expect(way.status).toBe(200);
  expect(way.body).toContain('Stop acting for this patient');
  expect(way.body).toContain('The patient cannot find an order.');
  const left = await operator.open(`${origin}/abandon_user_disguise`, { form: {}, headers: { origin } });
  expect([left.status, left.url]).toEqual([200, `${origin}/abandon_user_disguise`]);
  expect(left.body).toContain('You are not acting for a patient');
  expect(await whoAmI()).toBe('');
  expect(operator.cookie(new URL(origin).hostname, 'feature-flag-key')).toBeUndefined();
  expect(await product.knex('impersonation').select('status')).toEqual([{ status: 'ended' }]);
});
