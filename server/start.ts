import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import { systemClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { modules as listedModules } from '#modules/index.ts';
import { routeTable } from '#modules/routes.ts';
import { openAdapters } from './adapters.ts';
import { createApp } from './app.ts';
import { type Database, externalDatabase } from './database/database.ts';
import { listen as listenToDatabase } from './database/listen.ts';
import { migrate } from './database/migrate.ts';
import { createPool } from './database/pool.ts';
import { requireOrdinaryRole } from './database/require-ordinary-role.ts';
import { checkEvents } from './events/check-events.ts';
import { variantOf } from './flags/read-flags.ts';
import { createExecutor } from './graphql/executor.ts';
import { buildSchema } from './graphql/schema.ts';
import { createMetrics } from './http/metrics.ts';
import { openImages } from './images/images.ts';
import { startWorker } from './jobs/index.ts';
import { orderModules, throwProblems } from './modules.ts';
import { addPages } from './page-renderer/index.ts';
import { createPageCache } from './pages/page-cache.ts';
import { collectJobs, collectSweeps, type MakeScope, makeScopeFactory } from './scope-factory.ts';
import { seed } from './seed.ts';
import { requireServices, type SimulatedServices } from './simulated-services.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { closeServer, createWebServer, type WebServer } from './web-server.ts';

export interface RunningServer {
  readonly port: number;
  /**
   * Says that it is not ready and serves on for DRAIN_SECONDS, then accepts no more requests, lets running ones and jobs
   * finish (10 s at most), and closes everything.
   */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Called with one line per step. */
  readonly progress?: (step: string) => void;
  /** Cuts the start short: it rejects with the signal's reason after what was started is stopped again. */
  readonly signal?: AbortSignal;
  /** Replaces the server of the built product in development. */
  readonly webServer?: WebServer;
  /** Simulators of services that settings do not name; none in production. */
  readonly simulated?: SimulatedServices;
}

/**
 * Starts the whole product in one process: database, migrations, reference data, adapters, pages, jobs. Throws when
 * a step fails, and a SettingsError when a service is neither configured nor simulated; what was started before is
 * stopped again.
 */
export const startServer = async (
  given: Settings,
  log: Logger,
  {
    progress = () => {},
    signal = new AbortController().signal,
    webServer = createWebServer(given),
    simulated = {},
  }: StartOptions = {},
): Promise<RunningServer> => {
  requireServices(given, simulated);
  const modules = orderModules([...listedModules, ...(simulated.modules ?? [])]);
  throwProblems(modules);
  checkEvents(modules);
  await webServer.check();
  routeTable.add(simulated.routes ?? []);
  if (simulated.pages) addPages(simulated.pages);
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close something'));
  };
  const step = (name: string): void => {
    signal.throwIfAborted();
    progress(name);
  };
  try {
    // First, so that it is closed last: what ends while the others close is sent as well.
    const tracing = await openTracing(given, log);
    if (tracing) closers.push(() => tracing.close());
    step('Opening the database');
    const database = await openDatabase(given, simulated, log);
    closers.push(() => database.close());
    const pool = createPool(database.url, { max: given.DATABASE_POOL, tracing });
    closers.push(() => pool.destroy());
    // The embedded database of a rehearsal has one role.
    if (given.isProduction && given.DATABASE_URL !== undefined) await requireOrdinaryRole(pool, log);
    step('Migrating');
    await migrate(database.url, log);

    const running = await simulated.openClock?.(pool, log);
    closers.push(async () => running?.stop());
    const clock = running?.clock ?? systemClock;
    step('Connecting payments, sign-in, photos and flags');
    const adapters = await openAdapters({
      settings: given,
      databaseUrl: database.url,
      clock,
      ids: randomIds,
      log,
      simulated,
    });
    closers.push(() => adapters.close());
    const { settings } = adapters;
    const jobs = collectJobs(modules);
    const sweeps = collectSweeps(modules);
    const product = {
      settings,
      databaseUrl: database.url,
      pool,
      clock,
      modules,
      log,
      makeScope: () => scope(),
      providers: adapters.providers,
    };
    const scope: MakeScope = makeScopeFactory({
      pool,
      clock,
      ids: randomIds,
      log,
      settings,
      modules,
      extraProviders: [...adapters.providers, ...(simulated.providers?.(product) ?? [])],
    });
    step('Loading the catalogue');
    await seed(modules, scope());

    const executor = createExecutor(
      buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : []))),
      log,
    );
    // The demo's histories take half a minute, so a start that is cut short does not wait for them.
    await unlessAborted(signal, simulated.seed?.({ ...product, executor }, progress));
    const metrics = createMetrics({ pool, clock, log, release: settings.RELEASE, modules, tracing });
    if (settings.METRICS_PORT) {
      const metricsServer = await metrics.listen(settings.METRICS_PORT, settings.METRICS_HOST);
      closers.push(() => closeServer(metricsServer));
    }
    const cache = createPageCache();
    const memories = modules.flatMap((module) => module.memory ?? []);
    const listener = await listenToDatabase(
      database.url,
      [...new Set(memories.map(({ channel }) => channel))],
      (channel) => {
        for (const memory of memories) if (memory.channel === channel) memory.forget(scope());
        cache.clear();
      },
      log,
    );
    closers.push(() => listener.stop());
    let stopping = false;
    const app = createApp({
      settings,
      log,
      modules,
      routes: routeTable,
      executor: tracing?.executor(executor) ?? executor,
      cache,
      scope,
      adapters,
      identityProvider: simulated.identityProvider,
      metrics,
      tracing,
      images: openImages(settings, clock, log),
      assets: webServer.assets,
      ready: async () =>
        !stopping &&
        (await pool.raw('select 1').then(
          () => true,
          () => false,
        )),
    });
    const worker = settings.RUN_JOBS
      ? await startWorker({
          url: database.url,
          jobs,
          sweeps,
          makeScope: scope,
          log,
          observers: { ...metrics, tracing },
        })
      : null;
    if (worker) closers.push(() => worker.stop());
    step('Listening');
    // Cached pages are answered before Express runs.
    const pageVariant = variantOf(adapters.flags, settings);
    const serving = await webServer.serve((request, response) => {
      // A kept-alive connection would continue to bring requests to a server that is stopping.
      if (stopping) response.setHeader('connection', 'close');
      const variant = pageVariant(request.headers.cookie);
      if (variant === null || !cache.serve(variant, request, response)) app(request, response);
      else metrics.pageServedFromCache();
    });
    closers.push(() => serving.close());
    return {
      port: serving.port,
      stop: async () => {
        stopping = true;
        await sleep(given.drainMs);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

/** Waits for the work, or rejects when the signal aborts; the work then ends with what it uses. */
const unlessAborted = (signal: AbortSignal, work: Promise<void> | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    Promise.resolve(work).then(resolve, reject);
  });

const openDatabase = async (
  settings: Settings,
  simulated: SimulatedServices,
  log: Logger,
): Promise<Database> => {
  if (settings.DATABASE_URL !== undefined) return externalDatabase(settings.DATABASE_URL);
  if (!simulated.openDatabase) throw new Error('There is no database.');
  return simulated.openDatabase(settings, log);
};
