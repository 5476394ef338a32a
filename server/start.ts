import type { Logger } from 'pino';
import { productionRoutes } from '#client/routing/route.ts';
import type { Settings } from '#config/settings.ts';
import { randomIds } from '#kernel/ids.ts';
import { modules as listedModules } from '#modules/index.ts';
import { routeTable } from '#modules/routes.ts';
import { openClock } from '#simulators/clock/demo-clock.ts';
import { createTimeTravel } from '#simulators/clock/time-travel.ts';
import { timeTravelPort } from '#simulators/clock/time-travel-port.ts';
import { seedDemoPeople } from '#simulators/demo/demo-people.ts';
import { makeDemoHistory } from '#simulators/demo/history/make-demo-history.ts';
import { openAdapters } from './adapters.ts';
import { createApp } from './app.ts';
import { listen as listenToDatabase } from './database/listen.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { createPool } from './database/pool.ts';
import { variantOf } from './flags/read-flags.ts';
import { createExecutor } from './graphql/executor.ts';
import { buildSchema } from './graphql/schema.ts';
import { createMetrics } from './http/metrics.ts';
import { builtHttpHost, closeServer, type HttpHost } from './http-host.ts';
import { openImages } from './images/images.ts';
import { startWorker } from './jobs/index.ts';
import { orderModules, refuseMistakes } from './modules.ts';
import { createPageCache } from './pages/page-cache.ts';
import { provide, type Scope } from './scope.ts';
import { collectJobs, collectSweeps, makeScopeFactory } from './scope-factory.ts';
import { seed } from './seed.ts';

export interface RunningServer {
  readonly port: number;
  /** Stops taking requests, lets running ones and jobs finish (10 s at most), then closes everything. */
  stop(): Promise<void>;
}

/**
 * Brings the whole product up in one process: database, migrations, reference data, adapters, pages, jobs.
 * `progress` hears one line a step; `frame` is another than the built product's in development. Throws when a step fails; what was started before is stopped again.
 */
export const startServer = async (
  settings: Settings,
  log: Logger,
  progress: (step: string) => void = () => {},
  frame: HttpHost = builtHttpHost(settings),
): Promise<RunningServer> => {
  refuseMistakes(listedModules);
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close something'));
  };
  try {
    progress('Opening the database');
    const database = await openDatabase(settings, log);
    closers.push(() => database.close());
    progress('Migrating');
    await migrate(database.url, log);
    const pool = createPool(database.url, { max: settings.DATABASE_POOL });
    closers.push(() => pool.destroy());

    const { clock, demoClock } = await openClock(settings, pool, log);
    closers.push(async () => demoClock?.stop());
    const modules = orderModules(listedModules);
    progress('Connecting payments, sign-in, photos and flags');
    const adapters = await openAdapters({
      settings,
      databaseUrl: database.url,
      pool,
      clock,
      ids: randomIds,
      log,
    });
    closers.push(() => adapters.close());
    const jobs = collectJobs(modules);
    const sweeps = collectSweeps(modules);
    const timeTravel = demoClock
      ? createTimeTravel({ url: database.url, clock: demoClock, jobs, sweeps, makeScope: () => scope(), log })
      : null;
    const scope: () => Scope = makeScopeFactory({
      pool,
      clock,
      ids: randomIds,
      log,
      settings,
      modules,
      extraProviders: [
        ...adapters.providersAt(clock),
        ...(timeTravel ? [provide(timeTravelPort, () => timeTravel)] : []),
      ],
    });
    progress('Loading the catalogue and demo data');
    await seed(modules, scope());
    if (!settings.isProduction) await seedDemoPeople(scope());

    const executor = createExecutor(
      buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : []))),
      log,
    );
    if (!settings.isProduction) {
      progress("Living through the demo patient's history");
      await makeDemoHistory({
        settings,
        databaseUrl: database.url,
        pool,
        log,
        clock,
        modules,
        adapters,
        executor,
      });
    }
    const metrics = createMetrics(pool);
    if (settings.METRICS_PORT) {
      const metricsServer = await metrics.listen(settings.METRICS_PORT);
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
      routes: settings.isProduction ? productionRoutes(routeTable) : routeTable,
      executor,
      cache,
      scope,
      adapters,
      metrics,
      images: openImages(settings, clock, log),
      assets: frame.assets,
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
        })
      : null;
    if (worker) closers.push(() => worker.stop());
    progress('Listening');
    // Pages that are alike for everyone are answered before Express is even asked.
    const pageVariant = variantOf(adapters.flags, settings);
    const serving = await frame.serve((request, response) => {
      // A connection kept alive would go on bringing requests to a server that wants to stop.
      if (stopping) response.setHeader('connection', 'close');
      const variant = pageVariant(request.headers.cookie);
      if (variant === null || !cache.serve(variant, request, response)) app(request, response);
    });
    closers.push(() => serving.close());
    return {
      port: serving.port,
      stop: async () => {
        stopping = true;
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
