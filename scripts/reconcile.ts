import { readSettings } from '#config/settings.ts';
import { type Clock, systemClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { compareWithProcessor } from '#modules/billing/services/reconcile/find-differences.ts';
import { createPool } from '#server/database/pool.ts';
import { createLog } from '#server/log.ts';
import { openStripe } from '#server/payments/open-stripe.ts';
import { DemoClock } from '#simulators/clock/demo-clock.ts';
import { openSimulatedPayments } from '#simulators/payment-processor/open-payments.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { reconcileText } from './reconcile/reconcile-text.ts';

/**
 * `npm run reconcile` compares the journal, our invoices, charges with their fees, refunds and disputes with what the
 * payment processor lists, prints every difference with what to do about it, and exits with 1 when there is one. Charges
 * whose fee is still to come are listed and no difference. It reads the database of
 * DATABASE_URL, else the demo's in DATA_DIR, and asks Stripe when STRIPE_SECRET_KEY is set, else the demo's processor.
 * It changes nothing.
 */
const log = createLog('error');
const settings = readSettings(process.env);
const database = await openDatabase(settings, log);
const pool = createPool(database.url, { max: 2, statementTimeoutMs: 0 });

/** The demo's processor keeps its records in the demo's database, by the demo's clock. */
const openDemoPayments = async (clock: DemoClock) => {
  await clock.refresh();
  return openSimulatedPayments({ settings, databaseUrl: database.url, clock, ids: randomIds, log });
};

const run = async (): Promise<void> => {
  if (!(await pool.schema.hasTable('journal_entry'))) {
    console.error('This database has no journal. Start the product once: it creates its table.');
    process.exitCode = 1;
    return;
  }
  const stripe = openStripe(settings);
  const demoClock = new DemoClock(pool);
  const clock: Clock = stripe ? systemClock : demoClock;
  const payments = stripe ?? (await openDemoPayments(demoClock));
  try {
    const found = await compareWithProcessor({ db: pool, gateway: payments.gateway, now: clock.now() });
    console.log(reconcileText(found));
    if (found.differences.length > 0) process.exitCode = 1;
  } finally {
    await payments.stop();
  }
};

try {
  await run();
} finally {
  await pool.destroy();
  await database.close();
}
