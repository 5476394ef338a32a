import { type Plugin, runnerImport } from 'vite';

/**
 * The browser needs the table of routes to find a page by its address, and who may see it; the title of a page comes with its data.
 * Without them, and what they are made from, it is some kilobytes lighter.
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
