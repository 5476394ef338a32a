import { requiredUrl } from '#server/database/required-url.ts';
import { runCommand } from '#server/run-command.ts';
import { staffCommand } from './staff-command.ts';

/** The built product's `node dist/server/staff.mjs add EMAIL ROLE`, as `npm run staff`, on the database of DATABASE_URL. */
runCommand(async () => staffCommand(process.argv.slice(2), requiredUrl()));
