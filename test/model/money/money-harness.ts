import type { SignedInUser } from '#server/viewer.ts';
import { careDoubles } from '#test/harness/doubles/prescription-tables.ts';
import { databaseEmptier } from '#test/harness/empty-database.ts';
import { openHarness } from '#test/harness/harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { mortalProcess } from '../mortal-process.ts';

const START = '2026-11-20T12:00:00Z';

/** What orders and money need, on its own database and clock, which every history finds as it was seeded. */
export const openMoneyHarness = async () => {
  const product = await openHarness();
  const process = await mortalProcess(product, orderModules, careDoubles);
  const operator = await product.operator();
  const empty = await databaseEmptier(product.database.knex, { inOrder: ['state_transition'] });
  return {
    product,
    process,
    operator,
    /** Forgets the patient before, and sets the clock and the payment processor back. */
    newPatient: async (): Promise<SignedInUser> => {
      await empty();
      product.clock.set(START);
      process.startAgain();
      product.processor.faults.next = [];
      product.processor.faults.webhooks = 'never';
      return product.patient('NY');
    },
    close: async () => {
      await process.stop();
      await product.close();
    },
  };
};

export type MoneyHarness = Awaited<ReturnType<typeof openMoneyHarness>>;
