import { expect, it } from 'vitest';
import { compileRoutes, type PageRoute } from '#client/routing/route.ts';
import { createRouteNames } from './route-names.ts';

const page = (path: string, params?: PageRoute['params']): PageRoute => ({
  ...{ path, page: `/modules/test/pages${path}`, title: path, access: 'public', host: 'both' },
  ...(params && { params }),
});
const routeOf = createRouteNames(
  compileRoutes([
    page('/'),
    page('/faq'),
    page('/our-products/{slug}', { slug: ['one'] }),
    page('/cases/{id}'),
  ]),
  ['/api/payments/webhook', '/photos'],
);

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/index.pageContext.json', '/faq'],
  ['/our-products/one', '/our-products/{slug}'],
  ['/our-products/chest-pain', 'other'],
  ['/cases/00000000-0000-4000-8000-000000000001', '/cases/{id}'],
  ['/graphql', '/graphql'],
  ['/graphql/schema', '/graphql/schema'],
  ['/api/payments/webhook', '/api/payments/webhook'],
  ['/api/auth/login', '/api/auth/…'],
  ['/photos/00000000-0000-4000-8000-000000000001.webp', '/photos/…'],
  ['/photosynthesis', 'other'],
  ['/api/ld-events/otto', '/api/ld/…'],
  ['/otto@example.com', 'other'],
])('%s is called %s', (path, name) => {
  expect(routeOf(path)).toBe(name);
});

it.each(['/healthz', '/readyz', '/assets/main.js', '/favicon.svg'])('%s is not traced', (path) => {
  expect(routeOf(path)).toBeNull();
});
