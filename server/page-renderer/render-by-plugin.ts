import { randomBytes } from 'node:crypto';
import { render as abortRender } from 'vite-plugin-ssr/abort';
import { renderPage } from 'vite-plugin-ssr/server';
import type { Site } from '#client/renderer/page-context.ts';
import { titleOf } from '#client/routing/route.ts';
import type { Settings } from '#config/settings.ts';
import { thirdPartiesOf } from '../security/third-parties.ts';
import type { HostName } from '../viewer.ts';
import type { PageAnswer, PageRequest } from './create-page-renderer.ts';
import type { RenderedPage } from './page-template.ts';
import { PageFailure, type runPageQuery } from './run-page-query.ts';

export interface RenderedByPlugin {
  /** Null when the plugin has no response. */
  readonly answer: PageAnswer | null;
  /** What the page's code or its query threw; the response is the error page then. */
  readonly error: unknown;
  /** The page's own code and data; null when no page was rendered. */
  readonly page: RenderedPage | null;
}

export type RenderByPlugin = (
  asked: PageRequest,
  runQuery: ReturnType<typeof runPageQuery>,
) => Promise<RenderedByPlugin>;

/** Renders a page, its data for navigation, or the error page through vite-plugin-ssr. */
export const renderByPlugin = (settings: Settings): RenderByPlugin => {
  const development = settings.APP_ENV === 'development';
  return async (asked, runQuery) => {
    const { request, flags, host, dataOnly, match, user, timeZone, isBroken, posted } = asked;
    let failure: PageFailure | null = null;
    const page = await renderPage<RenderedPage, { urlOriginal: string }>({
      urlOriginal: request.originalUrl,
      ...{
        site: siteOf(settings, host),
        flags,
        nonce: development ? randomBytes(16).toString('base64') : null,
        // The plugin accepts only its own error for a page that cannot be shown.
        runQuery: async (...query: Parameters<typeof runQuery>) => {
          try {
            return await runQuery(...query);
          } catch (error) {
            if (!(error instanceof PageFailure)) throw error;
            failure = error;
            throw abortRender(error.status);
          }
        },
        user,
        timeZone,
        concealed: match === null,
        ...(posted && { posted }),
        requestId: request.id,
        ...(isBroken && { isBroken }),
        title: dataOnly ? titleOf(match) : undefined,
      },
    });
    const answer = page.httpResponse;
    return {
      answer: answer && {
        status: answer.statusCode,
        headers: answer.headers,
        body: stylesFirst(answer.body),
      },
      error: failure ?? page.errorWhileRendering,
      page: isWhole(page) ? page : null,
    };
  };
};

/**
 * The page can be read before its scripts and fonts arrive: on a slow connection they wait for its styles. Fonts that
 * arrive too late are used by the following pages (client/styles/fonts.css).
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
    // Patients find it on their own page, so that others need not carry the address.
    ...(host === 'admin' &&
      settings.accountSecurityUrl !== null && { securityUrl: settings.accountSecurityUrl }),
  },
});

const isWhole = (page: Partial<RenderedPage>): page is RenderedPage =>
  page.exports !== undefined && page.Page !== undefined && page.site !== undefined;
