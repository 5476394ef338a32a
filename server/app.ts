import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RouteTable } from '#client/routing/route.ts';
import type { Settings } from '#config/settings.ts';
import type { Adapters } from './adapters.ts';
import { addressFrame } from './addresses/address-frame.ts';
import { accessGuards, ensureLead, mountAuth, refuseChangesWhileImpersonating } from './auth/index.ts';
import { RETRY_AFTER_SECONDS } from './database/is-outage.ts';
import { browserReports } from './errors/browser-reports.ts';
import { errorHandler } from './errors/error-handler.ts';
import { flagProxy } from './flags/flag-proxy.ts';
import { requestFlags } from './flags/flags.ts';
import { forcedFlagProviders } from './flags/forced-flag-providers.ts';
import { readFlags } from './flags/read-flags.ts';
import { answerForms } from './forms/answer-form.ts';
import { readForm } from './forms/read-form.ts';
import type { RequestContext } from './graphql/context.ts';
import { graphqlEndpoint } from './graphql/endpoint.ts';
import type { Executor } from './graphql/executor.ts';
import { readSafelist } from './graphql/safelist.ts';
import { dropCookies, readToken } from './graphql/token-door.ts';
import { createHosts } from './hosts/hosts.ts';
import type { Metrics } from './http/metrics.ts';
import { rateLimits } from './http/rate-limits.ts';
import { requestLog } from './http/request-log.ts';
import { imageRouter } from './images/image-router.ts';
import type { Images } from './images/images.ts';
import type { HttpDefinition, ModuleDefinition } from './module.ts';
import { outagesRouter } from './outages/outages-router.ts';
import { createPageRenderer } from './page-renderer/index.ts';
import { errorPage } from './pages/error-page.ts';
import type { PageCache } from './pages/page-cache.ts';
import { pageHandler } from './pages/page-handler.ts';
import { siteFiles } from './pages/site-files.ts';
import { apiTokensPort } from './ports/api-tokens.ts';
import { siteBannersPort } from './ports/outages.ts';
import type { Scope } from './scope.ts';
import type { MakeScope } from './scope-factory.ts';
import { securityHeaders } from './security/headers.ts';
import type { SimulatedServices } from './simulated-services.ts';
import type { Tracing } from './tracing/tracing.ts';
import { viewerOf } from './viewer.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly modules: readonly ModuleDefinition[];
  readonly routes: RouteTable;
  readonly executor: Executor;
  readonly cache: PageCache;
  readonly adapters: Adapters;
  /** The identity provider in this process; used when OIDC_ISSUER is not set. */
  readonly identityProvider: SimulatedServices['identityProvider'];
  readonly scope: MakeScope;
  /** True when the database answers and the process is not stopping. */
  readonly ready: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly images: Images;
  /** Built files, or Vite in development. */
  readonly assets: RequestHandler;
}

/** The order of handlers for a request: log, headers, files, viewer, then a module's router, /graphql or a page. */
export const createApp = (parts: AppParts): Express => {
  const { settings, log, scope } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  const routers = parts.modules.flatMap((module) => module.http ?? []);
  const mounts = [...routers, ...parts.adapters.embedded].map(({ path }) => path);
  app.use(
    ...(parts.tracing ? [parts.tracing.requests(parts.routes, mounts)] : []),
    parts.metrics.middleware,
    requestLog(log),
    securityHeaders(settings, parts.adapters.payments.contentSources),
  );
  app.get('/healthz', (_request, response) => void response.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, response) => {
    const ready = await parts.ready();
    if (!ready) response.set('retry-after', String(RETRY_AFTER_SECONDS));
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  const hosts = createHosts(settings);
  app.use(
    parts.assets,
    imageRouter(parts.images, rateLimits(settings).normal),
    outagesRouter(settings.OUTAGES_FILE, log, () => scope().use(siteBannersPort).published()),
    addressFrame(settings, hosts),
  );
  app.use(siteFiles({ settings, hosts, routes: parts.routes }));
  app.use('/api/errors', rateLimits(settings).strict, browserReports(log));

  const auth = mountAuth(app, { settings, scope, identityProvider: parts.identityProvider });
  for (const { path, router } of parts.adapters.embedded) app.use(path, router);
  mountRouters(
    app,
    routers.filter(({ raw }) => raw),
    parts,
  );
  app.use('/graphql', dropCookies);
  app.use(...auth.viewer, refuseChangesWhileImpersonating, readFlags(parts.adapters.flags, settings));
  mountRouters(
    app,
    routers.filter(({ raw }) => !raw),
    parts,
  );

  // The pattern matches the whole path, because what remains after a match must begin with a slash.
  app.use(/^\/api\/ld-[a-z-]+/, rateLimits(settings).normal);
  app.use(flagProxy({ settings, flags: parts.adapters.flags, log }));

  const contextOf = (request: Request): RequestContext => {
    const forced = viewerOf(request).flags?.forced ?? {};
    return requestContext(request, scope(forcedFlagProviders(parts.adapters.forEveryone, forced)));
  };
  const contextFor = async (request: Request): Promise<RequestContext> => {
    if (!viewerOf(request).token) ensureLead(request, scope().ids);
    return contextOf(request);
  };
  app.use(
    '/graphql',
    rateLimits(settings).normal,
    readToken({ hosts, tokens: () => scope().use(apiTokensPort) }),
    graphqlEndpoint(parts.executor, contextFor, {
      introspection: settings.allowsIntrospection,
      safelist: readSafelist(settings, parts.executor),
    }),
  );
  const renderPage = createPageRenderer({
    settings,
    log,
    executor: parts.executor,
    contextFor: async (request) => contextOf(request),
    countFailure: parts.metrics.pageFailed,
  });
  const pages = pageHandler({
    settings,
    hosts,
    routes: parts.routes,
    cache: parts.cache,
    renderPage,
    answerForm: answerForms({
      forms: parts.modules.flatMap((module) => module.forms ?? []),
      routes: parts.routes,
      executor: parts.executor,
      contextFor,
    }),
    flagsOf: (request) => viewerOf(request).flags ?? requestFlags({}),
    userOf: async (request) => viewerOf(request).user,
    lacksSecondFactor: (request) => viewerOf(request).lacksSecondFactor ?? false,
    timeZoneOf: (request) => viewerOf(request).timeZone ?? null,
    emailIsRefused: (request) => viewerOf(request).emailIsRefused ?? false,
  });
  app.get(/.*/, pages);
  app.post(/.*/, rateLimits(settings).normal, readForm(pages));
  app.use(errorHandler(log, errorPage({ renderPage, hosts })));
  return app;
};

const requestContext = (request: Request, scope: Scope): RequestContext => {
  const kept = new Map<string, unknown>();
  return {
    viewer: viewerOf(request),
    scope,
    once: <T>(key: string, build: () => T): T => {
      if (!kept.has(key)) kept.set(key, build());
      return kept.get(key) as T;
    },
  };
};

const mountRouters = (
  app: Express,
  routers: readonly HttpDefinition[],
  { settings, scope, metrics }: AppParts,
): void => {
  const { requireSignIn, requireStaff } = accessGuards(settings);
  const guards = { public: [], login: [requireSignIn], staff: [requireStaff] } as const;
  const limits = rateLimits(settings, scope().db);
  for (const { path, access, rate, router } of routers)
    app.use(
      path,
      ...(rate === 'none' ? [] : [limits[rate]]),
      ...guards[access],
      router(scope, metrics.webhookProcessed),
    );
};
