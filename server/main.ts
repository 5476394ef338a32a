import { readSettings, SettingsError } from '#config/settings.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const server = await startServer(settings, log, (step) => {
    log.info(step);
    process.send?.({ step });
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

start().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else createLog('info').fatal({ err: error }, 'could not start');
  process.exit(1);
});
