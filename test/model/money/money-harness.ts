import { deskDiscountRepository } from '#modules/billing/repositories/desk-discounts.ts';
import { offerModule } from '#modules/offer/module.ts';
import { setCampaign } from '#modules/offer/services/campaign.ts';
import { systemActor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careDoubles } from '#test/harness/doubles/prescription-tables.ts';
import { databaseEmptier } from '#test/harness/empty-database.ts';
import { openHarness } from '#test/harness/harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { mortalProcess } from '../mortal-process.ts';

const START = '2026-11-20T12:00:00Z';

/** Discount codes with the orders that each lowers; null for every one. */
const modelCodes = [
  ['FIRST20', 1],
  ['THRICE20', 3],
  ['ALWAYS20', null],
] as const;
export type ModelCode = (typeof modelCodes)[number][0];

/** What orders and money need, on its own database and clock, which every history finds as it was seeded. */
export const openMoneyHarness = async () => {
  const product = await openHarness({ modules: [...orderModules, offerModule] });
  const process = await mortalProcess(product, [...orderModules, offerModule], careDoubles);
  const operator = await product.operator();
  Object.assign(process.scope.settings, { VISIT_FEE_CENTS: 2_500, VISIT_FEE_WHEN: 'request' });
  const campaign = { isOn: true, percent: 20, cycles: 2, reason: 'For the model.' };
  await setCampaign(product.scope, { ...systemActor, role: 'operator', id: operator.id }, campaign);
  // Before what is emptied is chosen, so that every history finds them.
  for (const [code, cycles] of modelCodes)
    await deskDiscountRepository(product.database.knex).add({
      id: product.scope.ids.uuid(),
      code,
      description: `Code ${code}`,
      kind: 'percent',
      value: 20,
      appliesTo: 'everything',
      lineKind: 'discount_rule',
      productIds: null,
      cycles,
      firstOrderOnly: false,
      minimumAmount: 0,
      validFrom: new Date(START),
      validUntil: null,
      maxUses: null,
      maxUsesPerPerson: null,
      stackable: false,
      createdBy: operator.id,
      reason: 'For the model.',
    });
  const empty = await databaseEmptier(product.database.knex, {
    inOrder: ['state_transition'],
    keepSeeded: ['person', 'audit_log'],
  });
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
      product.processor.faults.booking = 'at once';
      product.processor.faults.unbooked.clear();
      return product.patient('NY');
    },
    close: async () => {
      await process.stop();
      await product.close();
    },
  };
};

export type MoneyHarness = Awaited<ReturnType<typeof openMoneyHarness>>;
