import { type Plugin, runnerImport } from 'vite';

/**
 * The browser needs the route table to find a page by its address and who may see it; a page's title comes with its data.
 * Without titles, and the code they are made from, it is some kilobytes smaller.
 */
export const browserRoutes: Plugin = {
  name: 'thicket:browser-routes',
  apply: 'build',
  async load(id) {
    if (this.environment.config.consumer !== 'client' || !id.endsWith('/modules/routes.ts')) return null;
    const { module } = await runnerImport<typeof import('#modules/routes.ts')>(id);
    const rows = module.routeTable.routes.map(({ path, page, access, returnTo }) => ({
      path,
      page,
      access: access === 'public' ? undefined : access,
      returnTo,
    }));
    return `import { compileRoutes } from '#client/routing/route.ts';
      export const routeTable = compileRoutes(${JSON.stringify(rows)}.map((row) => ({ access: 'public', ...row })), true);`;
  },
};
