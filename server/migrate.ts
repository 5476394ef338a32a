import { migrateCommand } from './database/migrate-command.ts';
import { requiredUrl } from './database/required-url.ts';
import { createLog } from './log.ts';
import { runCommand } from './run-command.ts';

/** The built product's `node dist/server/migrate.mjs [--down N]`, on the database of DATABASE_URL. */
runCommand(async () => migrateCommand(process.argv.slice(2), requiredUrl(), createLog('warn')));
