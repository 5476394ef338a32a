import { addDays } from '#kernel/dates.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

const HOUR_MS = 3_600_000;

/**
 * The daily check for refunds and disputes of which no event arrived is made at the first of the days that pass, because it
 * looks back a month only, and months may pass. A process that dies of it is started again on that day.
 */
const dailyCheck = async (history: MoneyHistory): Promise<void> => {
  const { process, product } = history.harness;
  product.clock.set(addDays(history.now(), 1.01));
  await history.work();
  if (!process.hasDied()) return;
  history.deaths += 1;
  process.startAgain();
  await history.work();
};

export const timePasses = (days: number): MoneyStep => ({
  kind: 'time passes',
  name: `${days} days pass`,
  act: async (history) => {
    await dailyCheck(history);
    if (days > 1) {
      history.harness.product.clock.set(addDays(history.now(), days - 1));
      await history.work();
    }
    return true;
  },
});

/** Jobs and sweeps run, and no time passes: what was paid for is at the pharmacy. */
export const workIsDone: MoneyStep = {
  kind: 'work is done',
  name: 'work is done',
  act: async (history) => {
    await history.work();
    return true;
  },
};

const nextCharge = async (history: MoneyHistory): Promise<Date | null> => {
  const dates: readonly Date[] = (await history.rows('subscription')).flatMap(
    ({ next_billing_date }) => next_billing_date ?? [],
  );
  const first = Math.min(...dates.map((date) => date.getTime()));
  return Number.isFinite(first) ? new Date(first) : null;
};

/** Time passes until the next charge was announced and is due. */
export const untilNextCharge: MoneyStep = {
  kind: 'time passes until the next charge',
  name: 'time passes until the next charge',
  act: async (history) => {
    const { clock } = history.harness.product;
    const charge = await nextCharge(history);
    if (!charge) return false;
    await dailyCheck(history);
    for (const at of [addDays(charge, -7), charge]) {
      const pass = new Date(at.getTime() + HOUR_MS);
      if (pass > history.now()) clock.set(pass);
      await history.work();
    }
    return true;
  },
};

/** Time passes until some days before the next charge, which has been announced when they are fewer than seven. */
export const beforeNextCharge = (days: number): MoneyStep => ({
  kind: 'time passes until before the next charge',
  name: `time passes until ${days} days before the next charge`,
  act: async (history) => {
    const charge = await nextCharge(history);
    if (!charge) return false;
    await dailyCheck(history);
    for (const at of [addDays(charge, -7), addDays(charge, -days)]) {
      if (at > addDays(charge, -days) || at <= history.now()) continue;
      history.harness.product.clock.set(at);
      await history.work();
    }
    return true;
  },
});

/** Two processes do the background work at the same time. */
export const twoProcesses: MoneyStep = {
  kind: 'two processes work',
  name: 'two processes work at once',
  act: async (history) => {
    const { product, process } = history.harness;
    product.clock.set(addDays(history.now(), 1));
    await product.processor.simulator.dashboard.bookPayments();
    await process.atOnce(process.work, () => product.sweep().catch(() => {}));
    return true;
  },
};

/** No process runs: charges that fall into these days are made, or announced again, afterwards. */
export const nothingRuns = (days: number): MoneyStep => ({
  kind: 'no process runs',
  name: `no process runs for ${days} days`,
  act: async (history) => {
    history.harness.product.clock.set(addDays(history.now(), days));
    await history.work();
    return true;
  },
});

/** The pharmacy fills nothing on prescription for some days, because enough is on hand. */
export const supplyLasts = (days: number): MoneyStep => ({
  kind: 'enough supply is on hand',
  name: `the supply on hand lasts ${days} days longer`,
  act: async (history) => {
    const changed = await history.harness.product.database
      .knex('test_prescription')
      .where({ user_id: history.patient.id })
      .update({ not_before: addDays(history.now(), days) });
    return changed > 0;
  },
});
