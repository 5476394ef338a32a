import { readSettings, SettingsError } from '#config/settings.ts';
import { migrateCommand } from './database/migrate-command.ts';
import { reasonOf, StartProblem } from './errors/start-problem.ts';
import { createLog } from './log.ts';

/** The built product's `node dist/server/migrate.mjs [--down N]`, on the database of DATABASE_URL. */
const run = async (): Promise<void> => {
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: process.env.DATABASE_URL });
  if (url === undefined) throw new SettingsError(['DATABASE_URL: is required']);
  const text = await migrateCommand(process.argv.slice(2), url, createLog('warn'));
  process.stdout.write(`${text}\n`);
};

run().catch((error: unknown) => {
  const isPlain = error instanceof SettingsError || error instanceof StartProblem;
  process.stderr.write(`${isPlain ? error.message : reasonOf(error)}\n`);
  process.exitCode = 1;
});
