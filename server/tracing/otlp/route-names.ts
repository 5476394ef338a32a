import type { RouteTable } from '#client/routing/route.ts';
import { readPageAddress } from '../../page-renderer/index.ts';

/** Health checks and files, which would be most of all spans. */
const UNTRACED = [
  ...['/healthz', '/readyz', '/favicon.svg', '/mark.svg'],
  ...['/assets', '/images', '/clinicians'],
];

/** Addresses that no module mounts. */
const OWN = [
  ...['/graphql', '/graphql/schema', '/api/errors', '/api/auth', '/api/ld-'],
  ...['/image', '/outages.json'],
];

const isBelow = (path: string, mount: string): boolean =>
  path.startsWith(mount.endsWith('-') ? mount : `${mount}/`);

/**
 * Names requests by patterns of the code, never by their path, which may contain ids or what somebody typed: the pattern of a
 * page, or the path of a router, with `/…` for what is below it, or `other`. Null for what is not traced.
 */
export const createRouteNames = (
  routes: RouteTable,
  mounts: readonly string[],
): ((path: string) => string | null) => {
  // The longest first: it says most.
  const known = [...new Set([...OWN, ...mounts])].sort((one, other) => other.length - one.length);
  return (path) => {
    if (UNTRACED.some((one) => path === one || isBelow(path, one))) return null;
    const page = routes.match(readPageAddress(path).path);
    if (page) return page.route.path;
    const mount = known.find((one) => path === one || isBelow(path, one));
    if (mount === undefined) return 'other';
    return path === mount ? mount : `${mount.replace(/-$/, '')}/…`;
  };
};
