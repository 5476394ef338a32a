import { titleOf } from '#client/routing/route.ts';
import { defaultDescription } from '#config/brand.ts';
import { routeTable } from '#modules/routes.ts';
import type { Site } from './page-context.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** The current path without its query string (S2.4). */
  readonly canonical: string;
  readonly indexed: boolean;
}

/** Title, description and canonical address of a page, from its row in the route table. */
export const headOf = (site: Site, path: string): Head => {
  const match = routeTable.match(path);
  const description =
    typeof match?.route.description === 'function'
      ? match.route.description(match.params)
      : match?.route.description;
  return {
    title: titleOf(match),
    description: description ?? defaultDescription,
    canonical: `${site.origins[site.host]}${path}`,
    indexed: site.environment === 'production' && match?.route.indexed === true,
  };
};
