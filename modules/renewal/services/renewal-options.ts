import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { formatDate } from '#kernel/dates.ts';
import { badInput, notFound, type Result } from '#kernel/result.ts';
import { type RefillPlan, refillPlansPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { planVariants } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { isPlanChosen } from '../domain/annual/supply-choice.ts';
import {
  afterText,
  type ChosenPlan,
  currentChoices,
  type PlanSize,
  pauseLimits,
  type RenewedPlan,
  readPlanChoice,
  renewalConsentText,
  type StoredChoice,
  type WantedPlan,
} from '../domain/plan-choice.ts';
import { type Renewal, renewalRepository } from '../repositories/renewals.ts';
import { lockInProgress } from './renewal-draft.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';

/** Version of the text; it changes with its wording. */
export const RENEWAL_CONSENT_VERSION = '2026-11';

/** The current subscriptions and how they continue, as chosen so far. */
export interface RenewalOptions {
  /** What is renewed. */
  readonly chosen: readonly ChosenPlan[];
  /** What the patient has chosen, also for plans that no longer run. */
  readonly stored: readonly StoredChoice[];
  /** What continues whatever the clinician decides. */
  readonly others: readonly RefillPlan[];
  /** Empty when nothing that is renewed ships regularly. */
  readonly consentText: string;
}

/** What is sold. */
interface Shop {
  readonly products: readonly Product[];
  readonly isOffered: (product: Product) => boolean;
}

/** The sizes in which everything of a subscription is sold, besides the present one. */
const sizesOf = (shop: Shop, { products, everyDays }: Pick<RefillPlan, 'products' | 'everyDays'>) => {
  const variants = planVariants(products, shop.products, shop.isOffered);
  const days = [...new Set(variants.map((variant) => variant.everyDays))].toSorted((a, b) => a - b);
  return days.flatMap((each) => {
    const ids = products.flatMap(
      ({ productId }) =>
        variants.find((variant) => variant.ofProductId === productId && variant.everyDays === each)
          ?.productId ?? [],
    );
    const sold = ids.flatMap((id) => shop.products.find((product) => product.id === id) ?? []);
    const price = sold.reduce((sum, product) => sum + product.price, 0);
    return sold.length === products.length && each !== everyDays
      ? [{ everyDays: each, price, products: sold }]
      : [];
  });
};

const renewedPlan = (plan: RefillPlan, sizes: readonly PlanSize[]): RenewedPlan => ({
  subscriptionId: plan.subscriptionId,
  names: plan.products.map(({ name }) => name),
  amount: plan.amount,
  everyDays: plan.everyDays,
  nextBillingDate: plan.nextBillingDate,
  sizes,
  mayPause: plan.mayPause,
});

/** The plans of a patient with the choices of the renewal. One statement. */
export const optionsOf = async (
  scope: Scope,
  userId: string,
  { planChoices, kind }: Pick<Renewal, 'planChoices' | 'kind'>,
  { due, renewable }: RenewalSummary,
): Promise<RenewalOptions> => {
  const catalogue = scope.use(cataloguePort);
  const shop: Shop = { products: await catalogue.products(), isOffered: catalogue.isOffered };
  const plans = await scope
    .use(refillPlansPort)
    .of(userId, (plan) => sizesOf(shop, plan).map(({ products }) => products));
  const now = scope.clock.now();
  const asked = due.length > 0 && kind === 'renewal' ? due : renewable;
  const drugTypes: readonly string[] = asked.map(({ drugType }) => drugType);
  const isRenewed = ({ products }: RefillPlan) =>
    products.some(({ needsPrescription, drugType }) => needsPrescription && drugTypes.includes(drugType));
  const renewed = plans.filter(isRenewed).map((plan) =>
    renewedPlan(
      plan,
      sizesOf(shop, plan).map(({ everyDays, price }, index) => ({
        everyDays,
        price,
        amount: plan.sizePrices[index] ?? 0,
      })),
    ),
  );
  const chosen = currentChoices(renewed, planChoices, now);
  return {
    chosen,
    stored: planChoices,
    others: plans.filter((plan) => !isRenewed(plan)),
    consentText: renewalConsentText(chosen, now),
  };
};

const presentPlan = ({ plan, choice }: ChosenPlan, stored: readonly StoredChoice[], now: Date) => {
  const limits = pauseLimits(plan, now);
  return {
    ...plan,
    pauseFrom: limits.from,
    pauseTo: limits.to,
    isChosen: isPlanChosen(plan, stored),
    choice: choice.kind,
    size: choice.kind === 'size' ? choice.everyDays : null,
    wish: choice.kind === 'products' ? choice.wish : null,
    until: choice.kind === 'pause' ? choice.until : null,
    after: afterText({ plan, choice }),
  };
};

/** The plans as the API returns them. */
export const presentOptions = ({ chosen, stored, others, consentText }: RenewalOptions, now: Date) => ({
  plans: chosen.map((one) => presentPlan(one, stored, now)),
  others: others.map(({ products, nextBillingDate }) => {
    const names = products.map(({ name }) => name).join(', ');
    return nextBillingDate ? `${names}, next on ${formatDate(nextBillingDate)}` : names;
  }),
  consentText,
});

/**
 * Chooses how a subscription continues once a clinician renews; nothing changes before. Saved immediately, so that the
 * patient can continue elsewhere. BAD_USER_INPUT as `readPlanChoice`; NOT_FOUND for another person's subscription;
 * CONFLICT without a renewal in progress.
 */
export const chooseRenewalPlan = (
  scope: Scope,
  userId: string,
  { subscriptionId, ...wanted }: WantedPlan & { readonly subscriptionId: string },
): Promise<Result<RenewalOptions>> =>
  allOrNothing(scope, async (tx) => {
    const renewal = await lockInProgress(tx, userId);
    const prescriptions = await tx.use(prescriptionPort).prescriptions(userId);
    const summary = summarizeRenewals(prescriptions, tx.clock.now());
    const { chosen } = await optionsOf(tx, userId, renewal, summary);
    const plan = chosen.find((one) => one.plan.subscriptionId === subscriptionId)?.plan;
    if (!plan) return orRefuse(notFound('subscription'));
    const choice = orRefuse(readPlanChoice(plan, wanted, tx.clock.now()));
    const others = renewal.planChoices.filter((one) => one.subscriptionId !== subscriptionId);
    const planChoices = [...others, { subscriptionId, ...choice }];
    if (planChoices.length > 50) return orRefuse(badInput([{ field: 'kind', message: 'Too many choices.' }]));
    await renewalRepository(tx.db).update(renewal.id, { planChoices });
    return optionsOf(tx, userId, { planChoices, kind: renewal.kind }, summary);
  });
