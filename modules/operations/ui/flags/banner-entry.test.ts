import { expect, it } from 'vitest';
import { bannerEntry, routesProblem } from './banner-entry.ts';

it.each([
  ['', ['*']],
  [' /checkout*, /cart ', ['/checkout*', '/cart']],
  ['/checkout\n/cart', ['/checkout', '/cart']],
])('the pages %j are those of the entry', (routes, expected) => {
  const entry = JSON.parse(bannerEntry({ header: ' Payments are slow ', body: 'We are on it.', routes }));
  expect(entry).toEqual({
    brands: ['*'],
    routes: expected,
    header: 'Payments are slow',
    body: 'We are on it.',
  });
  expect(routesProblem(routes)).toBeNull();
});

it('says which page is no path', () => {
  expect(routesProblem('/cart, checkout')).toContain('“checkout”');
  expect(routesProblem(`/${'a'.repeat(200)}`)).not.toBeNull();
  expect(routesProblem('*')).toBeNull();
});
