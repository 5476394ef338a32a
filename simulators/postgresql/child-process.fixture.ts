import { pino } from 'pino';
import { startEmbeddedPostgres } from './start.ts';

/** A separate process that uses a data folder: prints `url <address>` when ready and stops on request. */
const main = async (): Promise<void> => {
  const dataDir = process.argv[2];
  if (dataDir === undefined) throw new Error('Say which data folder to use.');
  const server = await startEmbeddedPostgres({
    dataDir,
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off' },
  });
  process.once('SIGTERM', () => {
    server.stop().then(() => process.exit(0));
  });
  setInterval(() => {}, 1_000);
  process.stdout.write(`url ${server.url}\n`);
};

void main();
