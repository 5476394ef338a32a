import { createHash } from 'node:crypto';
import type { Cents } from '#kernel/money.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { accountPort, consentHash } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { RECURRING_VERSION } from '../../domain/checkout/consent-text.ts';
import { type LaterAmounts, sumLater } from '../../domain/checkout/quote.ts';
import {
  type ActiveSubscription,
  type OtcAmounts,
  type OtcPlan,
  otcConsentText,
  planOtcChange,
} from '../../domain/otc-change.ts';
import {
  billingPort,
  type OrderInQuestion,
  type OtcChange,
  type OtcChangeQuote,
  type OtcChanges,
  therapyCheckPort,
} from '../../index.ts';
import { readCredit } from '../../repositories/credits.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToRefill } from '../agreement/agree-to-refill.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { addSubscription } from '../checkout/create-purchase.ts';
import { transitionSubscription } from '../transitions.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { priceLater, priceRefills } from './refill-lines.ts';
import { recurringProducts, refillPrices } from './refill-prices.ts';
import { goingOn, refillInPlaceOf, remainingDiscounts } from './remaining-discounts.ts';

const MOST_IDS = 20;

const noLater: LaterAmounts = { amount: 0, laterSteps: [] };

const isRunning = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'snoozed' || status === 'paused';

const activeSubscriptions = (subscriptions: readonly Subscription[]): ActiveSubscription[] =>
  subscriptions.filter(isRunning).flatMap(({ nextBillingDate, shipTo, ...subscription }) =>
    nextBillingDate
      ? [
          {
            ...subscription,
            nextBillingDate,
            shipToState: shipTo.address.state,
            everyDays: everyDays(subscription),
          },
        ]
      : [],
  );

/** What each changed subscription costs before and after, and what each opened one costs. */
const amountsOf = async (scope: Scope, userId: string, { changed, opened }: OtcPlan): Promise<OtcAmounts> => {
  const [subscriptions, credit] = await Promise.all([
    subscriptionRepository(scope.db).ofUser(userId),
    readCredit(scope.read, userId),
  ]);
  const find = (id: string): Subscription => {
    const found = subscriptions.find((one) => one.id === id);
    if (!found) throw new Error(`The subscription ${id} is gone.`);
    return found;
  };
  const after = [
    ...changed.map(({ subscription: { id }, products }) => ({ ...find(id), products })),
    ...opened.map(({ from, products }) => refillInPlaceOf(find(from.id), products)),
  ];
  const before = changed.map(({ subscription: { id } }) => find(id));
  const prices = await priceRefills(scope, [...after, ...before]);
  const later = await priceLater(
    scope,
    after.map((refill) => ({ ...refill, discounts: goingOn(refill) })),
  );
  const total = (index: number): Cents => prices[index]?.total ?? 0;
  const amountAfter = (index: number) => ({
    after: total(index),
    later: later[index] ?? noLater,
  });
  return {
    changed: new Map(
      changed.map(({ subscription: { id } }, index) => [
        id,
        { before: total(after.length + index), ...amountAfter(index) },
      ]),
    ),
    opened: opened.map((_, index) => amountAfter(changed.length + index)),
    credit,
  };
};

const quoteOf = async (scope: Scope, userId: string, plan: OtcPlan): Promise<OtcChangeQuote> => {
  const amounts = await amountsOf(scope, userId, plan);
  const consentText = otcConsentText(plan, amounts);
  const fingerprint = createHash('sha256').update(consentText).digest('hex').slice(0, 12);
  return {
    charges: [
      ...plan.changed.map(({ subscription, products }) => ({
        subscriptionId: subscription.id,
        on: subscription.nextBillingDate,
        before: amounts.changed.get(subscription.id)?.before ?? 0,
        after: amounts.changed.get(subscription.id)?.after ?? 0,
        later: amounts.changed.get(subscription.id)?.later ?? noLater,
        everyDays: subscription.everyDays,
        productNames: products.map(({ name }) => name),
      })),
      ...plan.opened.map(({ from, cycleInDays, products }, index) => ({
        subscriptionId: null,
        on: from.nextBillingDate,
        before: 0,
        after: amounts.opened[index]?.after ?? 0,
        later: amounts.opened[index]?.later ?? noLater,
        everyDays: cycleInDays,
        productNames: products.map(({ name }) => name),
      })),
    ],
    toBuy: plan.toBuy.map(({ id }) => id),
    consentText,
    consentVersion: `${RECURRING_VERSION}-${fingerprint}`,
  };
};

const hasProduct = (products: readonly { readonly productId: number }[], id: number): boolean =>
  products.some(({ productId }) => productId === id);

/** A change of subscriptions, where they ship to and for whom. */
const orderOf = async (scope: Scope, userId: string): Promise<OrderInQuestion> => {
  const person = await scope.use(accountPort).person(userId);
  return { checkoutId: '', shipState: person?.address?.state ?? '', dob: person?.dob ?? null };
};

/** The products that a plan adds to a subscription. */
const joiningOf = ({ changed, opened }: OtcPlan, add: readonly Product[]): readonly Product[] =>
  add.filter(
    ({ id }) =>
      opened.some(({ products }) => hasProduct(products, id)) ||
      changed.some(
        ({ subscription, products }) => hasProduct(products, id) && !hasProduct(subscription.products, id),
      ),
  );

const plan = async (scope: Scope, userId: string, change: OtcChange): Promise<Result<OtcPlan>> => {
  const ids = [...new Set(change.add)];
  if (ids.length > MOST_IDS || change.stop.length > MOST_IDS)
    return badInput([{ field: 'addProductIds', message: `Change at most ${MOST_IDS} products at a time.` }]);
  const catalogue = scope.use(cataloguePort);
  const add = await catalogue.productsByIds(ids);
  if (add.length < ids.length)
    return badInput([{ field: 'addProductIds', message: 'One of these products cannot be ordered.' }]);
  const offered = catalogue.mayBeOffered(add, 'addProductIds');
  if (!offered.ok) return offered;
  const planned = planOtcChange(
    activeSubscriptions(await subscriptionRepository(scope.db).ofUser(userId)),
    add,
    change.stop,
  );
  if (!planned.ok) return planned;
  const joining = joiningOf(planned.value, add);
  const order = await orderOf(scope, userId);
  const refused = await scope.use(therapyCheckPort).refusalsOfChange(userId, joining, change.stop, order);
  if (refused.length > 0)
    return badInput(
      refused.map(({ message, hint }) => ({ field: 'addProductIds', message: `${message} ${hint}`.trim() })),
    );
  for (const { subscription } of planned.value.changed)
    if (await invoiceRepository(scope.db).hasUnsettled(subscription.id))
      return fail(
        'CONFLICT',
        'A payment for this plan is in progress. You can change the plan once it is settled.',
      );
  return planned;
};

const quoteChanged = fail(
  'CONFLICT',
  'The price or the date changed while you were here. Nothing was changed. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the date changed. Please check them again.' }],
);

/** The contract of each use case is documented at the port. */
export const otcChanges = (scope: Scope): OtcChanges => ({
  recurringProducts: (userId) => recurringProducts(scope, userId),

  refillPrice: async (userId, productIds, from) => {
    const billing = scope.use(billingPort);
    const agreedPrices = await billing.agreedPrices(userId);
    const price = await billing.planPrice({ userId, checkoutId: null, productIds, agreedPrices, from });
    return { amount: price.amount, later: sumLater(price.charges) };
  },

  refillPrices: (userId, products, wantedOf) => refillPrices(scope, userId, products, wantedOf),

  quote: async (userId, change) => {
    const planned = await plan(scope, userId, change);
    return planned.ok ? ok(await quoteOf(scope, userId, planned.value)) : planned;
  },

  apply: async (actor, change) => {
    const who = authenticatedPatient(actor);
    if (!who.ok) return who;
    const userId = who.value;
    return scope.transaction(async (tx) => {
      await customerRepository(tx.db).lock(userId);
      const planned = await plan(tx, userId, change);
      if (!planned.ok) return planned;
      const quote = await quoteOf(tx, userId, planned.value);
      if (quote.consentText && !change.agreed)
        return badInput([{ field: 'agreed', message: 'Check the box to agree to the new charge.' }]);
      if (quote.consentVersion !== change.consentVersion) return quoteChanged;
      if (quote.consentText && change.shownHash !== consentHash(quote.consentText)) return quoteChanged;
      for (const opened of planned.value.opened) await openInPlaceOf(tx, actor, opened, quote.consentText);
      for (const { subscription, products } of planned.value.changed) {
        const isReplaced = planned.value.opened.some(({ from }) => from.id === subscription.id);
        await applyChange(tx, actor, subscription.id, { products, isReplaced }, quote.consentText);
      }
      await tx.use(therapyCheckPort).record({
        purpose: 'plan_change',
        userId,
        products: joiningOf(
          planned.value,
          await tx.use(cataloguePort).productsByIds([...new Set(change.add)]),
        ),
        order: await orderOf(tx, userId),
        actor,
      });
      await confirm(tx, actor, userId, change, quote);
      return ok(quote);
    });
  },
});

const replaced: Cause = { actor: systemActor, reason: 'replaced by another plan' };

/** A replacement of another cadence starts on the date of the replaced product, when that is used up. */
const openInPlaceOf = async (
  tx: Scope,
  actor: Actor,
  { from, cycleInDays, products }: OtcPlan['opened'][number],
  consentText: string,
): Promise<void> => {
  const subscriptions = subscriptionRepository(tx.db);
  const known = await subscriptions.find(from.id);
  if (!known) throw new Error(`The subscription ${from.id} is gone.`);
  const { userId, checkoutId, shipTo, shippingMethod } = known;
  const id = await addSubscription(tx, actor, {
    userId,
    checkoutId,
    shipTo,
    group: { needsPrescription: false, cycleInDays },
    products,
    discounts: remainingDiscounts(known),
    shippingMethod,
  });
  await transitionSubscription(tx, { id, status: 'incomplete' }, 'active', replaced, {
    startedAt: tx.clock.now(),
    nextBillingDate: from.nextBillingDate,
  });
  const opened = await subscriptions.find(id);
  if (opened) await agreeToRefill(tx, opened, consentText);
};

const applyChange = async (
  tx: Scope,
  actor: Actor,
  subscriptionId: string,
  {
    products,
    isReplaced,
  }: { readonly products: OtcPlan['changed'][number]['products']; readonly isReplaced: boolean },
  consentText: string,
): Promise<void> => {
  if (products.length === 0 && isReplaced) {
    // Nothing ends for the patient: orders on the way still arrive.
    const ended = { cancellationDate: tx.clock.now(), nextBillingDate: null };
    const subscription = await subscriptionRepository(tx.db).find(subscriptionId);
    if (subscription) await transitionSubscription(tx, subscription, 'canceled', replaced, ended);
    return;
  }
  if (products.length === 0) {
    const ended = await cancelSubscription(tx, actor, { subscriptionId });
    if (!ended.ok) throw new Error(`The subscription ${subscriptionId} could not be ended.`);
    return;
  }
  const before = await subscriptionRepository(tx.db).find(subscriptionId);
  if (before) await withdrawAnnouncement(tx, before);
  await subscriptionRepository(tx.db).replaceProducts(subscriptionId, products);
  const changed = await subscriptionRepository(tx.db).find(subscriptionId);
  // The text names the charges of added products; lowering a charge is its own agreement.
  const isNamed = products.some(({ productId }) => !hasProduct(before?.products ?? [], productId));
  if (changed) await agreeToRefill(tx, changed, isNamed ? consentText : undefined);
  await recordAudit(tx, {
    actor,
    action: 'subscription.products_changed',
    subject: 'subscription',
    subjectId: subscriptionId,
    detail: { productIds: products.map(({ productId }) => productId) },
  });
};

/** Stores the agreed text unchanged, and sends it to the patient in writing. */
const confirm = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  { ip, userAgent, shownHash }: { ip: string; userAgent: string; shownHash: string | null },
  { charges, consentText, consentVersion }: OtcChangeQuote,
): Promise<void> => {
  const account = tx.use(accountPort);
  if (consentText)
    await account.recordConsent(actor, {
      userId,
      consent: {
        id: 'plan_change.recurring',
        type: 'auto_renew',
        version: consentVersion,
        text: consentText,
      },
      shownHash,
      given: true,
      ip,
      userAgent,
    });
  if (charges.some(({ after }) => after > 0))
    await account.notify(userId, () => ({
      kind: 'plan_changed',
      subject: 'Your plan has changed',
      body: consentText || 'What you stopped will no longer ship, and you will not be charged for it again.',
    }));
};
