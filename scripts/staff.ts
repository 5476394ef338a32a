import { readSettings } from '#config/settings.ts';
import { createLog } from '#server/log.ts';
import { runCommand } from '#server/run-command.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { staffCommand } from './staff/staff-command.ts';

/**
 * `npm run staff -- add|role|deactivate EMAIL [ROLE]` manages staff from the command line, above all the first of them,
 * whom nobody can invite. It changes the database of DATABASE_URL, else the demo's in DATA_DIR; every change is in the
 * audit log. Exits with 1 when it is refused.
 */
runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const settings = readSettings({ APP_ENV: 'development', DATABASE_URL, DATA_DIR });
  const database = await openDatabase(settings, createLog('error'));
  try {
    return await staffCommand(process.argv.slice(2), database.url);
  } finally {
    await database.close();
  }
});
