import { addDays } from '#kernel/dates.ts';
import type { Step } from '../command.ts';
import { noteUrgent } from '../facts.ts';
import type { History } from '../history.ts';
import { checkInvariants } from '../invariants/index.ts';

/** Most days between two passes of the sweeps, which run every minute in the product. */
const STRIDE = 15;
const ANNOUNCED_BEFORE = 7;
const HOUR_MS = 3_600_000;

/** The background work of now: sweeps and jobs until what was started is at the pharmacy. */
export const backgroundWork = async (history: History): Promise<void> => {
  history.harness.product.clock.advance(61_000);
  await history.harness.process.work();
  history.requests.done += 1;
};

/** The next instant at which there may be something to do, until `end`: a charge or its announcement is due. */
const nextPass = async (history: History, end: Date): Promise<Date> => {
  const now = history.now();
  const charges: readonly Date[] = (await history.rows('subscription')).flatMap(
    ({ next_billing_date }) => next_billing_date ?? [],
  );
  const passes = charges
    .flatMap((charge) => [addDays(charge, -ANNOUNCED_BEFORE), charge])
    .map((due) => new Date(due.getTime() + HOUR_MS));
  const stops = [end, addDays(now, STRIDE), ...passes].filter((pass) => pass > now);
  return new Date(Math.min(...stops.map((pass) => pass.getTime())));
};

export const timePasses = (days: number): Step => ({
  kind: 'time passes',
  name: `${days} days pass`,
  act: async (history) => {
    const { clock } = history.harness.product;
    await backgroundWork(history);
    const end = addDays(history.now(), days);
    while (history.now() < end) {
      clock.set(await nextPass(history, end));
      // A process that died is started again long before the next charge is due.
      history.harness.process.startAgain();
      await backgroundWork(history);
      await noteUrgent(history);
      await checkInvariants(history);
    }
  },
});
