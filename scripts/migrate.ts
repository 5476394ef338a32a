import { readSettings } from '#config/settings.ts';
import { migrateCommand } from '#server/database/migrate-command.ts';
import { reasonOf } from '#server/errors/start-problem.ts';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';

/**
 * `npm run migrate` runs the pending migrations, `npm run migrate -- --down 1` rolls back the last one, in the database of
 * DATABASE_URL, else in the demo's in DATA_DIR. Exits with 1 and a line when it cannot.
 */
const log = createLog('warn');
const { DATABASE_URL, DATA_DIR } = process.env;
const settings = readSettings({ APP_ENV: 'development', DATABASE_URL, DATA_DIR });

const run = async (): Promise<void> => {
  const database = await openDatabase(settings, log);
  try {
    console.log(await migrateCommand(process.argv.slice(2), database.url, log));
  } finally {
    await database.close();
  }
};

await run().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
