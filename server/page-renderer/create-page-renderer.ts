import type { Request } from 'express';
import type { Logger } from 'pino';
import type { PostedForm } from '#client/data/page-data.ts';
import type { RouteMatch } from '#client/routing/route.ts';
import type { VouchedUser } from '#client/session/session-user.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { Settings } from '#config/settings.ts';
import { reportError } from '../errors/report-error.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { HostName } from '../viewer.ts';
import { createPageTemplate, type PageTemplate } from './page-template.ts';
import { type RenderByPlugin, type RenderedByPlugin, renderByPlugin } from './render-by-plugin.ts';
import { PageFailure, type PageFailureStatus, runPageQuery } from './run-page-query.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

export interface PageRequest {
  readonly request: Request;
  readonly flags: BrowserFlagValues;
  readonly host: HostName;
  /** The page's path, also when only its data is requested. */
  readonly path: string;
  readonly dataOnly: boolean;
  /** Null when this host has no page for this person: the response is the 404 page, whatever the path. */
  readonly match: RouteMatch | null;
  /** The signed-in person, on pages that need it. */
  readonly user: VouchedUser | null;
  /** In which the page writes dates; null where nobody is known. */
  readonly timeZone: string | null;
  /** The form that the page answers. */
  readonly posted?: PostedForm;
  /** The request failed: whatever was requested, the response is the error page with status 500. */
  readonly isBroken?: boolean;
}

/**
 * Why a page is not as requested. `query`: its query failed. `render`: its code threw. `template`: its document could not
 * be made into a template, so that vite-plugin-ssr renders it for every request. `error_page`: even the error page could
 * not be rendered.
 */
export type PageFailureReason = 'query' | 'render' | 'template' | 'error_page';

export interface PageRendererParts {
  readonly settings: Settings;
  readonly executor: Executor;
  readonly log: Logger;
  readonly contextFor: (request: Request) => Promise<RequestContext>;
  /** Counts failures, by page. */
  readonly countFailure: (page: string, reason: PageFailureReason) => void;
}

/** Renders one page. Never rejects; null when even the error page cannot be rendered. */
export type RenderPage = (asked: PageRequest) => Promise<PageAnswer | null>;

const whatFailed: Readonly<Record<PageFailureReason, string>> = {
  query: "a page's query failed",
  render: 'a page could not be rendered',
  template: 'a page has no template, and costs several times as much to render',
  error_page: 'the page for errors could not be rendered',
};

const htmlHeaders = [['Content-Type', 'text/html;charset=utf-8']] as const;

const notFound: PageAnswer = { status: 404, headers: [['Content-Type', 'text/plain']], body: 'Not found.' };

/**
 * Every document of a built page is written by the page's template, which is made from the document that vite-plugin-ssr
 * renders for the page's first request on a host. Data for navigation, the error page and everything in
 * development are rendered by the plugin. Failures are logged with the request's id, counted, and answered with the
 * error page.
 */
export const createPageRenderer = (
  parts: PageRendererParts,
  plugin: RenderByPlugin = renderByPlugin(parts.settings),
): RenderPage => {
  const development = parts.settings.APP_ENV === 'development';
  const templates = new Map<string, PageTemplate | null>();

  const fail = (asked: PageRequest, reason: PageFailureReason, error: unknown): void => {
    const page = asked.match?.route.page ?? 'none';
    parts.countFailure(page, reason);
    reportError(parts.log, error, whatFailed[reason], { requestId: asked.request.id, page });
  };

  const queryOf = ({ request }: PageRequest) => runPageQuery(parts.executor, () => parts.contextFor(request));

  const errorDocument = async (asked: PageRequest, status: PageFailureStatus): Promise<PageAnswer | null> => {
    const runQuery = queryOf(asked);
    const isBroken = status !== 404;
    const page = await plugin(
      { ...asked, dataOnly: false, match: null, user: null, timeZone: null, isBroken },
      runQuery,
    );
    if (page.answer && !page.error) return { ...page.answer, status };
    fail(asked, 'error_page', page.error);
    return null;
  };

  /** Logs and counts what a page threw; returns the status of the response. A page that does not exist is no failure. */
  const report = (asked: PageRequest, error: unknown): PageFailureStatus => {
    if (error instanceof PageFailure && error.status === 404) return 404;
    fail(asked, error instanceof PageFailure ? 'query' : 'render', error);
    return error instanceof PageFailure ? error.status : 500;
  };

  const templateOf = (asked: PageRequest, { page, answer }: RenderedByPlugin): PageTemplate | null => {
    const template = page && answer ? createPageTemplate(page, answer.body) : null;
    if (!template) fail(asked, 'template', new Error('The template does not reproduce its document.'));
    return template;
  };

  const renderFirst = async (asked: PageRequest, key: string | null): Promise<PageAnswer | null> => {
    const rendered = await plugin(asked, queryOf(asked));
    const { answer, error } = rendered;
    // The plugin's response is already the error page.
    if (error) report(asked, error);
    // The plugin refuses a few addresses, such as /favicon.ico, without an error.
    else if (!answer) return notFound;
    if (!answer || key === null || error || answer.status !== 200) return answer;
    const known = templates.get(key);
    // A page for which no template could be made is counted at every request.
    if (known === null) parts.countFailure(asked.match?.route.page ?? 'none', 'template');
    if (known === null) return answer;
    const template = templateOf(asked, rendered);
    templates.set(key, template);
    return template ? { ...answer, body: template.firstDocument } : answer;
  };

  const render: RenderPage = async (asked) => {
    const { request, match, dataOnly, flags, user, timeZone, host, path, posted } = asked;
    if (asked.isBroken) return errorDocument(asked, 500);
    const key = match && !dataOnly && !development ? `${host} ${match.route.page}` : null;
    const template = key === null ? null : templates.get(key);
    if (!template || !match) return renderFirst(asked, key);
    const search = Object.fromEntries(new URLSearchParams(request.originalUrl.split('?')[1] ?? ''));
    const input = { params: match.params, search, ...(posted && { posted }) };
    const runQuery = queryOf(asked);
    const body = await template.render({ urlPathname: path, input, flags, user, timeZone, runQuery });
    return { status: 200, headers: htmlHeaders, body };
  };

  return (asked) =>
    render(asked)
      .catch((error: unknown) => errorDocument(asked, report(asked, error)))
      .catch((error: unknown) => {
        fail(asked, 'error_page', error);
        return null;
      });
};
