import { systemClock } from '#kernel/clock.ts';
import { verifyAuditLog } from '#server/audit/verify-audit-log.ts';
import { createPool } from '#server/database/pool.ts';
import { createLog } from '#server/log.ts';
import { endsBefore } from '#server/personal-data/retain-rows.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';

/**
 * `npm run audit:verify` compares the audit log with its seals, prints what was changed or removed, and exits with 1 when
 * anything was. It reads the database of DATABASE_URL, else the demo's in DATA_DIR, and changes nothing. The last seal that it prints, kept elsewhere, proves
 * that nobody made a new chain.
 */
const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
const database = await openDatabase({ DATABASE_URL, DATA_DIR }, createLog('warn'));
const knex = createPool(database.url, { max: 1, statementTimeoutMs: 0 });

const run = async (): Promise<void> => {
  if (!(await knex.schema.hasTable('audit_seal'))) {
    console.error('This database has no seals. Start the product once: it creates their table.');
    process.exitCode = 1;
    return;
  }
  const verdict = await verifyAuditLog(knex, endsBefore('proof', systemClock.now()));
  for (const problem of verdict.problems) console.log(problem);
  console.log(
    `${verdict.seals} seals, ${verdict.rows} rows, ${verdict.problems.length} problems. Last seal: ${verdict.lastSeal}`,
  );
  if (verdict.problems.length > 0) process.exitCode = 1;
};

try {
  await run();
} finally {
  await knex.destroy();
  await database.close();
}
