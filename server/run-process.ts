import { type Settings, SettingsError } from '#config/settings.ts';
import { StartProblem } from './errors/start-problem.ts';
import { createLog } from './log.ts';
import type { SimulatedServices } from './simulated-services.ts';
import { type RunningServer, startServer } from './start.ts';
import { traceFields } from './tracing/current-span.ts';

/**
 * Runs the server as this process until SIGTERM, SIGINT or SIGHUP, also while it starts. Reports each step and readiness to a
 * parent process, whose end stops it too, except in production.
 * Invalid settings and what else an operator can repair end the process with a list or a line; any other failure is logged
 * with its stack.
 */
export const runProcess = (prepare: () => { settings: Settings; simulated?: SimulatedServices }): void => {
  start(prepare).catch((error: unknown) => {
    if (error instanceof SettingsError || error instanceof StartProblem)
      process.stderr.write(`${error.message}\n`);
    else createLog('info').fatal({ err: error }, 'could not start');
    process.exit(1);
  });
};

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const start = async (prepare: () => { settings: Settings; simulated?: SimulatedServices }): Promise<void> => {
  const { settings, simulated = {} } = prepare();
  const isTraced = settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const log = createLog(settings.LOG_LEVEL, undefined, isTraced ? traceFields : undefined);
  const report = (message: object): void => {
    if (process.connected) process.send?.(message);
  };
  const cut = new AbortController();
  let server: RunningServer | null = null;
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    if (server) end(server);
    else cut.abort();
  };
  const end = (running: RunningServer): void => {
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  // The parent process, such as `npm run demo`, was killed: nobody is left to stop this one.
  if (!settings.isProduction) process.on('disconnect', () => stop('disconnect'));

  try {
    server = await startServer(settings, log, {
      simulated,
      signal: cut.signal,
      progress: (step) => {
        log.info(step);
        report({ step });
      },
    });
  } catch (error) {
    if (cut.signal.aborted) process.exit(0);
    throw error;
  }
  if (cut.signal.aborted) {
    await server.stop();
    process.exit(0);
  }
  log.info(
    {
      port: server.port,
      origins: settings.origins,
      environment: settings.APP_ENV,
      release: settings.RELEASE,
    },
    'ready',
  );
  report({ ready: { port: server.port, origins: settings.origins } });
};
