import { readSettings } from '#config/settings.ts';
import { systemClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { modules } from '#modules/index.ts';
import { createPool } from '#server/database/pool.ts';
import { StartProblem } from '#server/errors/start-problem.ts';
import { createLog } from '#server/log.ts';
import { makeScopeFactory } from '#server/scope-factory.ts';
import { runStaffCommand } from './run-staff-command.ts';

/** Runs a command line about staff on a database, and returns the line to print. Throws a StartProblem when it is refused. */
export const staffCommand = async (args: readonly string[], url: string): Promise<string> => {
  const pool = createPool(url, { max: 2 });
  try {
    if (!(await pool.schema.hasColumn('person', 'deactivated_at')))
      throw new StartProblem(
        'This database is not up to date. Start the product once: it creates its tables.',
      );
    const settings = readSettings({ APP_ENV: 'development', DATABASE_URL: url });
    const log = createLog('error');
    const parts = { pool, clock: systemClock, ids: randomIds, log, settings, modules, extraProviders: [] };
    const { isDone, text } = await runStaffCommand(makeScopeFactory(parts)(), args);
    if (!isDone) throw new StartProblem(text);
    return text;
  } finally {
    await pool.destroy();
  }
};
