import { expect, it } from 'vitest';
import { compileRoutes, type PageRoute, productionRoutes, returnToOf } from './route.ts';

const route = (over: Partial<PageRoute>): PageRoute => ({
  path: '/desk',
  page: '/x',
  title: 'x',
  access: 'staff',
  host: 'admin',
  ...over,
});
const table = compileRoutes([
  route({}),
  route({ path: '/desk/design', notInProduction: true }),
  route({ path: '/desk/{kind}', params: { kind: ['a'] }, notInProduction: true }),
]);

it('leaves pages of developers out of production', () => {
  const production = productionRoutes(table);
  expect(table.match('/desk/design')?.route.path).toBe('/desk/design');
  expect(production.match('/desk/design')).toBeNull();
  expect(production.match('/desk/a')).toBeNull();
  expect(production.match('/desk')?.route.path).toBe('/desk');
  expect(production.routes.map(({ path }) => path)).toEqual(['/desk']);
});

it('S2.14: returnTo holds the current path and query unless the page chooses another', () => {
  expect(returnToOf(route({}), '/desk?case=7')).toBe('/desk?case=7');
  expect(returnToOf(route({ returnTo: '/desk' }), '/desk/patients?again=1')).toBe('/desk');
});
