import { type Settings, SettingsError } from '#config/settings.ts';
import { StartProblem } from './errors/start-problem.ts';
import { createLog } from './log.ts';
import type { SimulatedServices } from './simulated-services.ts';
import { startServer } from './start.ts';

/**
 * Runs the server as this process until SIGTERM or SIGINT. Reports each step and readiness to a parent process.
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

const start = async (prepare: () => { settings: Settings; simulated?: SimulatedServices }): Promise<void> => {
  const { settings, simulated = {} } = prepare();
  const log = createLog(settings.LOG_LEVEL);
  const server = await startServer(settings, log, {
    simulated,
    progress: (step) => {
      log.info(step);
      process.send?.({ step });
    },
  });
  log.info({ port: server.port, origins: settings.origins, environment: settings.APP_ENV }, 'ready');
  process.send?.({ ready: { port: server.port, origins: settings.origins } });

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
};
