import type { Request } from 'express';
import { requestFlags } from '../flags/flags.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { PageAnswer, RenderPage } from '../page-renderer/index.ts';

/**
 * The page for a request that failed, on its own host and at its own address. It uses neither the database nor the
 * viewer, because those may be what failed. Null when even that page cannot be rendered, which the renderer has logged.
 */
export const errorPage = (parts: {
  readonly renderPage: RenderPage;
  readonly hosts: Hosts;
}): ((request: Request) => Promise<PageAnswer | null>) => {
  const flags = requestFlags({}).browser;
  return (request) =>
    parts.renderPage({
      request,
      flags,
      host: parts.hosts.rolesOf(request.headers.host)[0] ?? 'marketing',
      path: request.path,
      dataOnly: false,
      match: null,
      user: null,
      timeZone: null,
      isBroken: true,
    });
};
