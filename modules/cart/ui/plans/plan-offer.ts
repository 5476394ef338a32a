import { type Cents, formatMoney, sumCents } from '#kernel/money.ts';
import { pricePerMonth } from '#modules/catalogue/ui.ts';
import type { PlanSelectionQuery } from '../../pages/plan-selection.generated.ts';
import type { PlanCardContent, PlanForm } from './plan-cards.data.ts';
import { planCards } from './plan-cards.data.ts';

export type PlanAnswer = PlanSelectionQuery['planSelection'];
export type PlanProduct = PlanAnswer['products'][number];

/** The choices that apply to all cards. */
export interface PlanWish {
  readonly cadence: number;
  readonly keto: boolean;
}

/** The plan identifier of a form with or without the shampoo. */
export const identifierOf = (form: PlanForm, keto: boolean): string =>
  keto && form.withKeto ? form.withKeto : form.plan;

/** The products of a form; empty when the shop does not sell it now. */
export const offeredProducts = (
  answer: PlanAnswer,
  form: PlanForm,
  { cadence, keto }: PlanWish,
): readonly PlanProduct[] => {
  const identifier = identifierOf(form, keto);
  const offer = answer.offers.find(
    (one) => one.identifier === identifier && one.option === form.option && one.cadence === cadence,
  );
  return (offer?.productIds ?? []).flatMap(
    (id) => answer.products.find((product) => product.id === id) ?? [],
  );
};

/** Cents a month for the products of a plan, whatever their cadences: of the first shipments. */
export const monthly = (products: readonly PlanProduct[]): Cents =>
  sumCents(products.map((product) => pricePerMonth(product)));

/** After the price a month: ` a month`; where a discount ends, ` a month, then $13.00 a month`. */
export const monthWords = (products: readonly PlanProduct[]): string => {
  const last = monthly(
    products.map(({ discount, ...product }) => ({
      ...product,
      discount: discount && { ...discount, first: discount.last },
    })),
  );
  return ` a month${last === monthly(products) ? '' : `, then ${formatMoney(last)} a month`}`;
};

/** Names of products that ship more often than requested. */
export const offCadence = (products: readonly PlanProduct[], cadence: number): readonly string[] =>
  products.filter(({ supplyInDays }) => supplyInDays !== cadence * 30).map(({ title }) => title);

/** The card, form and shampoo that a plan identifier preselects; null for one that has no card. */
export const cardOf = (
  identifier: string,
): { readonly card: PlanCardContent; readonly form: PlanForm; readonly keto: boolean } | null => {
  for (const card of planCards)
    for (const form of card.forms)
      if (form.plan === identifier || form.withKeto === identifier)
        return { card, form, keto: form.withKeto === identifier };
  return null;
};
