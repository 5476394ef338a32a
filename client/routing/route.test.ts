import { expect, it } from 'vitest';
import { compileRoutes, type PageRoute, returnToOf } from './route.ts';

const route = (over: Partial<PageRoute>): PageRoute => ({
  path: '/desk',
  page: '/x',
  title: 'x',
  access: 'staff',
  host: 'admin',
  ...over,
});

it('accepts pages that are added later, each once, and refuses two pages with one path', () => {
  const table = compileRoutes([route({})]);
  expect(table.match('/desk/design')).toBeNull();
  expect(table.match('/desk/a')).toBeNull();
  const more = [route({ path: '/desk/design' }), route({ path: '/desk/{kind}', params: { kind: ['a'] } })];
  table.add(more);
  table.add(more);
  expect(table.match('/desk/design')?.route.path).toBe('/desk/design');
  expect(table.match('/desk/a')?.route.path).toBe('/desk/{kind}');
  expect(table.match('/desk')?.route.path).toBe('/desk');
  expect(table.routes.map(({ path }) => path)).toEqual(['/desk', '/desk/design', '/desk/{kind}']);
  expect(() => table.add([route({ path: '/desk/design', page: '/y' })])).toThrow('/desk/design');
});

it('S2.14: returnTo is the current path and query unless the page chooses another', () => {
  expect(returnToOf(route({}), '/desk?case=7')).toBe('/desk?case=7');
  expect(returnToOf(route({ returnTo: '/desk' }), '/desk/patients?again=1')).toBe('/desk');
});
