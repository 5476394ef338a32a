import express, { type Router } from 'express';
import type { PageRoute, RouteTable } from '#client/routing/route.ts';
import type { Settings } from '#config/settings.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { HostName } from '../viewer.ts';

/** Every address of a route: one, or one per combination of its parameters' values. */
export const addressesOf = (route: PageRoute): readonly string[] => {
  let paths: readonly string[] = [route.path];
  for (const [name, values] of Object.entries(route.params ?? {}))
    paths = paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
  return paths.filter((path) => !path.includes('{'));
};

/** Pages on both hosts are listed once, on the marketing host, like their canonical address. */
const isListedOn = (route: PageRoute, host: HostName): boolean =>
  route.indexed === true && (route.host === host || (route.host === 'both' && host === 'marketing'));

const sitemap = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * `/robots.txt`, `/sitemap.xml` and `/favicon.ico`. Search engines may read production only, never the staff host, and
 * never pages that belong to a flow or an account (those also have noindex).
 */
export const siteFiles = (parts: { settings: Settings; hosts: Hosts; routes: RouteTable }): Router => {
  const { settings, hosts, routes } = parts;
  const router = express.Router();
  router.get('/robots.txt', (request, response) => {
    const [host] = hosts.rolesOf(request.headers.host);
    response.type('text/plain').set('cache-control', 'public, max-age=3600');
    if (!settings.isProduction || !host || host === 'admin') response.send('User-agent: *\nDisallow: /\n');
    else response.send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.origins[host]}/sitemap.xml\n`);
  });
  // Browsers request it automatically for responses that are not pages, which cannot name another icon.
  router.get('/favicon.ico', (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').redirect(308, '/favicon.svg');
  });
  router.get('/sitemap.xml', (request, response, next) => {
    const roles = hosts.rolesOf(request.headers.host);
    const [host] = roles;
    if (!host || host === 'admin') return next();
    const listed = routes.routes.filter((route) => roles.some((role) => isListedOn(route, role)));
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(sitemap(settings.origins[host], listed.flatMap(addressesOf)));
  });
  return router;
};
