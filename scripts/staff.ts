import { readSettings } from '#config/settings.ts';
import { systemClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { modules } from '#modules/index.ts';
import { createPool } from '#server/database/pool.ts';
import { createLog } from '#server/log.ts';
import { makeScopeFactory } from '#server/scope-factory.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { runStaffCommand } from './staff/run-staff-command.ts';

/**
 * `npm run staff -- add|role|deactivate EMAIL [ROLE]` manages staff from the command line, above all the first of them,
 * whom nobody can invite. It changes the database of DATABASE_URL, else the demo's in DATA_DIR; every change is in the
 * audit log. Exits with 1 when it is refused.
 */
const log = createLog('error');
const settings = readSettings({
  APP_ENV: 'development',
  DATABASE_URL: process.env.DATABASE_URL,
  DATA_DIR: process.env.DATA_DIR,
});
const database = await openDatabase(settings, log);
const pool = createPool(database.url, { max: 2 });

try {
  if (await pool.schema.hasColumn('person', 'deactivated_at')) {
    const parts = { pool, clock: systemClock, ids: randomIds, log, settings, modules, extraProviders: [] };
    const { isDone, text } = await runStaffCommand(makeScopeFactory(parts)(), process.argv.slice(2));
    console[isDone ? 'log' : 'error'](text);
    process.exitCode = isDone ? 0 : 1;
  } else {
    console.error('This database is not up to date. Start the product once: it creates its tables.');
    process.exitCode = 1;
  }
} finally {
  await pool.destroy();
  await database.close();
}
