import { addDays } from '#kernel/dates.ts';
import type { Step } from '../command.ts';
import { noteUrgent } from '../facts.ts';
import type { History } from '../history.ts';
import { checkInvariants } from '../invariants/index.ts';

/** Days between two passes of the sweeps. */
const STRIDE = 15;

/** The background work of now: sweeps and jobs until what was started is at the pharmacy. */
export const backgroundWork = async ({ harness }: History): Promise<void> => {
  harness.product.clock.advance(61_000);
  await harness.process.work();
};

export const timePasses = (days: number): Step => ({
  name: `${days} days pass`,
  act: async (history) => {
    const { clock } = history.harness.product;
    for (let day = 0; day < days; day += STRIDE) {
      clock.set(addDays(clock.now(), Math.min(STRIDE, days - day)));
      await backgroundWork(history);
      noteUrgent(history);
      await checkInvariants(history);
    }
  },
});
