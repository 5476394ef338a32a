import { consentHash } from '#modules/account/index.ts';
import { billingPort, otcChangesPort } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

/** Shampoo every 90 and every 180 days, and the spray that is not used beside the foam. */
export const shampooFor90 = 313;
const shampooFor180 = 314;
const spray = 711;
/** Finasteride for half a year and a year. */
const longFinasteride = [406, 405] as const;

/** Changes of the plan on `/update-plan` and `/change-plan`: what joins, and what stops. */
const planChanges = {
  'shampoo joins': { add: [shampooFor90], stop: [] },
  'shampoo of another size': { add: [shampooFor180], stop: [shampooFor90] },
  'shampoo of the first size': { add: [shampooFor90], stop: [shampooFor180] },
  'spray in place of foam': { add: [spray], stop: [foam] },
  'shampoo stops': { add: [], stop: [shampooFor90, shampooFor180] },
} as const;
export type PlanChangeName = keyof typeof planChanges;
export const planChangeNames: readonly PlanChangeName[] = [
  'shampoo joins',
  'shampoo of another size',
  'shampoo of the first size',
  'spray in place of foam',
  'shampoo stops',
];

const idsOf = async (history: MoneyHistory): Promise<ReadonlySet<string>> =>
  new Set((await history.rows('subscription')).map(({ id }) => id));

/** The subscription that a change opened, if it opened one. */
const openedSince = async (history: MoneyHistory, before: ReadonlySet<string>): Promise<readonly string[]> =>
  [...(await idsOf(history))].filter((id) => !before.has(id));

/** Products without a prescription change immediately: nothing is charged today. */
export const changePlan = (name: PlanChangeName): MoneyStep => ({
  kind: 'changes the plan',
  name: `changes the plan: ${name}`,
  act: async (history) => {
    const { process } = history.harness;
    const before = await idsOf(history);
    let isDone = false;
    await process.doing(async () => {
      const changes = process.makeScope().use(otcChangesPort);
      const quoted = await changes.quote(history.patient.id, planChanges[name]);
      if (!quoted.ok || quoted.value.charges.length === 0) return;
      const { charges, consentText, consentVersion } = quoted.value;
      const applied = await changes.apply(history.patient, {
        ...planChanges[name],
        agreed: true,
        consentVersion,
        shownHash: consentText ? consentHash(consentText) : null,
        ip: '192.0.2.1',
        userAgent: 'test',
      });
      if (!applied.ok) return;
      isDone = true;
      const opened = await openedSince(history, before);
      for (const { subscriptionId, on, after } of charges) {
        const id = subscriptionId ?? (opened.length === 1 ? opened[0] : undefined);
        if (id) history.later.delete(id);
        if (id && after > 0) history.promise(id, { amount: after, on: on.toISOString() });
      }
    });
    return isDone;
  },
});

/**
 * A clinician proposes another size of the tablets, and the patient agrees: it replaces the current one in the
 * shipments.
 */
export const changeTreatment: MoneyStep = {
  kind: 'agrees to another treatment',
  name: 'agrees to another size of the tablets',
  act: async (history) => {
    const { process } = history.harness;
    const userId = history.patient.id;
    let isDone = false;
    let shown = 0;
    const before = await idsOf(history);
    await process.doing(() =>
      process.makeScope().transaction(async (tx) => {
        const billing = tx.use(billingPort);
        const sizes: readonly number[] = [finasteride, ...longFinasteride];
        const running = (await billing.subscriptions(userId)).filter(
          ({ status, productIds }) => status === 'active' && productIds.some((id) => sizes.includes(id)),
        );
        const from = running[0]?.productIds.find((id) => sizes.includes(id));
        const to = sizes[(sizes.indexOf(from ?? 0) + 1) % sizes.length];
        if (from === undefined || to === undefined) return;
        if (!(await billing.mayChangeProducts({ userId, from: [from] })).ok) return;
        await prescribe(tx, userId, [to]);
        const products = await tx.use(cataloguePort).productsByIds([to]);
        const agreedPrices = new Map(products.map(({ id, price }) => [id, price]));
        const plan = { userId, checkoutId: null, productIds: [to], agreedPrices, from: [from] };
        shown = (await billing.planPrice(plan)).amount;
        const changed = await billing.changeProducts(history.patient, {
          userId,
          from: [from],
          to: [to],
          agreedPrices,
        });
        isDone = changed.ok;
        for (const { id } of running) history.later.delete(id);
      }),
    );
    if (!isDone) return false;
    history.shown.clear();
    for (const id of await openedSince(history, before)) history.promise(id, { amount: shown });
    return isDone;
  },
};
