import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { renderPage } from 'vite-plugin-ssr/server';
import type { Site } from '#client/renderer/page-context.ts';
import { type RouteMatch, titleOf } from '#client/routing/route.ts';
import type { VouchedUser } from '#client/session/session-user.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { Settings } from '#config/settings.ts';
import { reportError } from '../errors/report-error.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import { thirdPartiesOf } from '../security/third-parties.ts';
import type { HostName } from '../viewer.ts';
import { learnMould, type PageMould, type RenderedPage } from './page-mould.ts';
import { runPageQuery } from './page-query.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

export interface PageWish {
  readonly request: Request;
  readonly flags: BrowserFlagValues;
  readonly host: HostName;
  /** The page's path, also when only its data is asked for. */
  readonly path: string;
  readonly dataOnly: boolean;
  /** Null where there is no page for this person on this host: the answer is the 404 page, whatever the path. */
  readonly match: RouteMatch | null;
  /** Who is signed in, on pages that ask for it. */
  readonly user: VouchedUser | null;
  /** The request failed: whatever it asked for, the answer is the page that says so, with status 500. */
  readonly isBroken?: boolean;
}

const htmlHeaders = [['Content-Type', 'text/html;charset=utf-8']] as const;

/**
 * Renders pages: a page's first document by vite-plugin-ssr, the later ones from the mould it left, which is
 * several times quicker. Whatever is not a plain document (data for navigation, errors, development) stays with
 * the plugin. Resolves to null when even the plugin has no answer.
 */
export const pageRenderer = (parts: {
  settings: Settings;
  executor: Executor;
  log: Logger;
  contextFor: (request: Request) => Promise<RequestContext>;
}): ((wish: PageWish) => Promise<PageAnswer | null>) => {
  const { settings, executor } = parts;
  const development = settings.APP_ENV === 'development';
  const moulds = new Map<string, PageMould | null>();

  return async ({ request, flags, host, path, dataOnly, match, user, isBroken = false }) => {
    const runQuery = runPageQuery(executor, () => parts.contextFor(request));
    const key = match && !dataOnly && !development ? `${host} ${match.route.page}` : null;
    const mould = key === null ? null : moulds.get(key);
    if (mould && match) {
      const search = Object.fromEntries(new URLSearchParams(request.originalUrl.split('?')[1] ?? ''));
      const input = { params: match.params, search };
      const body = await mould.pour({ urlPathname: path, input, flags, user, runQuery }).catch(() => null);
      // What cannot be shown to this person becomes the plugin's error page.
      if (body !== null) return { status: 200, headers: htmlHeaders, body };
    }
    const page = await renderPage<RenderedPage, { urlOriginal: string }>({
      urlOriginal: request.originalUrl,
      ...{
        site: siteOf(settings, host),
        flags,
        nonce: development ? randomBytes(16).toString('base64') : null,
        runQuery,
        user,
        concealed: match === null,
        requestId: request.id,
        ...(isBroken && { isBroken }),
        title: dataOnly ? titleOf(match) : undefined,
      },
    });
    const answer = page.httpResponse;
    // 404 pages come by an error too.
    if (page.errorWhileRendering && answer?.statusCode !== 404)
      reportError(parts.log, page.errorWhileRendering, 'a page could not be rendered', {
        requestId: request.id,
        page: match?.route.page,
      });
    if (!answer) return null;
    const { statusCode, headers } = answer;
    const body = stylesFirst(answer.body);
    if (key !== null && mould === undefined && statusCode === 200)
      moulds.set(key, isWhole(page) ? learnMould(page, body) : null);
    return { status: isBroken ? 500 : statusCode, headers, body };
  };
};

/**
 * A page is there to be read before its scripts and fonts are: on a slow line they wait for its styles. Fonts that come
 * too late are for the pages after it (client/styles/fonts.css).
 */
const stylesFirst = (html: string): string =>
  html.replaceAll(
    /<(script type="module"|link rel="modulepreload"|link rel="preload"(?=[^>]* as="font"))/g,
    '<$1 fetchpriority="low"',
  );

const siteOf = (settings: Settings, host: HostName): Site => ({
  environment: settings.APP_ENV,
  origins: settings.origins,
  host,
  outagesUrl: settings.OUTAGES_URL,
  thirdParties: thirdPartiesOf(settings),
  auth: {
    loginRoute: settings.LOGIN_ROUTE,
    profileRoute: settings.PROFILE_ROUTE,
    google: settings.GOOGLE_CLIENT_ID !== undefined,
  },
});

const isWhole = (page: Partial<RenderedPage>): page is RenderedPage =>
  page.exports !== undefined && page.Page !== undefined && page.site !== undefined;
