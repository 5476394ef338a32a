import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import { createPool } from '#server/database/pool.ts';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { replayText } from './decisions-replay/replay-text.ts';

/**
 * `npm run decisions:replay` judges every stored decision again and exits with 1 when one comes out differently. It reads
 * the database of DATABASE_URL, else the demo's in DATA_DIR. `-- --with-current-rules` also says whom the rules that
 * changed since would affect, with `--ids` by the ids of patients.
 */
const options = process.argv.slice(2);
const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
const database = await openDatabase({ DATABASE_URL, DATA_DIR }, createLog('warn'));
const knex = createPool(database.url, { max: 1, statementTimeoutMs: 0 });

const run = async (): Promise<void> => {
  if (!(await knex.schema.hasTable('decision_record'))) {
    console.error('This database has no decision records. Start the product once: it creates their table.');
    process.exitCode = 1;
    return;
  }
  const report = await replayDecisions(knex, rules);
  const [withCurrentRules, ids] = [options.includes('--with-current-rules'), options.includes('--ids')];
  console.log(replayText(report, { withCurrentRules, ids }));
  if (report.differing.length > 0) process.exitCode = 1;
};

try {
  await run();
} finally {
  await knex.destroy();
  await database.close();
}
