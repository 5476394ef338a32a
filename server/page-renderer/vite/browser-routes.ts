import { type Plugin, runnerImport } from 'vite';

/** Where every page is. */
const PAGE = /^\/modules\/([\w-]+)\/pages\/([\w/-]+)$/;

/** The levels of access; a row names one by its number, the first by none. */
const levels = ['public', 'login', 'staff'] as const;

/** What is not given at the end of a row is left out of it. */
const withoutEnd = (row: readonly (string | number | undefined)[]) =>
  row.slice(0, row.findLastIndex((value) => value !== undefined) + 1);

/**
 * The browser needs the route table to find a page by its address and who may see it; a page's title comes with its
 * data. Without titles, and the code they are made from, it is some kilobytes smaller, and so it is with rows instead
 * of objects, in which a page that is named after its path has only its module.
 */
export const browserRoutes: Plugin = {
  name: 'thicket:browser-routes',
  apply: 'build',
  async load(id) {
    if (this.environment.config.consumer !== 'client' || !id.endsWith('/modules/routes.ts')) return null;
    const { module } = await runnerImport<typeof import('#modules/routes.ts')>(id);
    const rows = module.routeTable.routes.map(({ path, page, access, returnTo }) => {
      const [, owner, name] = PAGE.exec(page) ?? [];
      if (!owner || !name) throw new Error(`${page} is no page of a module.`);
      const short = `/${name}` === path ? owner : `${owner}/${name}`;
      return [path, short, levels.indexOf(access) || undefined, returnTo];
    });
    return `import { compileRoutes } from '#client/routing/route.ts';
      export const routeTable = compileRoutes(${JSON.stringify(rows.map(withoutEnd))}.map(([path, page, access, returnTo]) =>
        ({ path, page: '/modules/' + (page.includes('/') ? page : page + path).replace('/', '/pages/'), access: ${JSON.stringify(levels)}[access ?? 0], returnTo })), true);`;
  },
};
