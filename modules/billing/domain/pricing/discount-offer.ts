import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney, sumCents } from '#kernel/money.ts';
import { linesTotal } from '../checkout/invoice-line.ts';
import { type AgreedDiscount, type DiscountedProduct, discountLines, lowers } from './discount.ts';
import { discountsPrescriptions } from './discount-limits.ts';

/** A discount that is offered, and how often it was used so far. */
export interface DiscountOffer extends AgreedDiscount {
  /** In capitals; null for a discount that applies automatically. */
  readonly code: string | null;
  readonly firstOrderOnly: boolean;
  /** Minimum price in cents of the products that it lowers; for a gift, of what else is bought without prescription. */
  readonly minimumAmount: Cents;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
  /** Can be combined with other stackable discounts. */
  readonly stackable: boolean;
  /** The only person who may use it. */
  readonly onlyFor: string | null;
  readonly endedAt: Date | null;
  /** Orders with it that were not canceled unpaid, of everybody and of this person. */
  readonly uses: number;
  readonly usesOfPerson: number;
}

/** The person, the products and the destination of an order. */
export interface DiscountQuestion {
  readonly now: Date;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The person has ordered before. */
  readonly hasOrdered: boolean;
  readonly products: readonly DiscountedProduct[];
  /** Empty while it is unknown. */
  readonly state: string;
}

/** A code as it is stored: without spaces, in capitals. */
export const normalizeCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

const unknownCode = 'We do not recognize this code. Check the spelling.';

const nothingToLower = (offer: DiscountOffer, { products, state }: DiscountQuestion): string =>
  !discountsPrescriptions(state) && products.some((product) => lowers(offer, product, ''))
    ? 'In your state a discount cannot lower the price of a prescription, and this code does not apply to anything else in your cart.'
    : 'This code does not lower the price of anything in your cart.';

/** What makes an offer apply: the products that it lowers; for a gift what else is bought, without prescription. */
const boughtFor = (
  offer: DiscountOffer,
  lowered: readonly DiscountedProduct[],
  { products, gifts }: DiscountQuestion & { readonly gifts: ReadonlySet<number> },
): readonly DiscountedProduct[] =>
  offer.lineKind === 'gift'
    ? products.filter(({ id, needsPrescription }) => !needsPrescription && !gifts.has(id))
    : lowered;

/**
 * Why a person may not use an offer now, as a message; null when they may. `offer`: null for an unknown code. `gifts`:
 * products that some offer gives, so that gifts do not come with each other.
 */
const offerProblem = (
  offer: DiscountOffer | null,
  question: DiscountQuestion & { readonly gifts: ReadonlySet<number> },
): string | null => {
  const { now, userId, hasOrdered, products, state } = question;
  if (!offer || (offer.onlyFor !== null && offer.onlyFor !== userId)) return unknownCode;
  if (now < offer.validFrom) return `This code is valid from ${formatDate(offer.validFrom)}.`;
  if (offer.endedAt !== null || (offer.validUntil !== null && now >= offer.validUntil))
    return 'This code has expired.';
  if (offer.maxUsesPerPerson !== null && offer.usesOfPerson >= offer.maxUsesPerPerson)
    return 'You have used this code already.';
  if (offer.maxUses !== null && offer.uses >= offer.maxUses)
    return 'This code has reached its limit of uses.';
  if (offer.firstOrderOnly && hasOrdered) return 'This code is for a first order only.';
  const lowered = products.filter((product) => lowers(offer, product, state));
  if (lowered.length === 0) return nothingToLower(offer, question);
  const bought = boughtFor(offer, lowered, question);
  if (bought.length === 0) return 'This gift comes with another product that needs no prescription.';
  const goods = sumCents(bought.map(({ price }) => price));
  const what =
    offer.lineKind === 'gift' ? 'other products that need no prescription' : 'products that it applies to';
  return goods < offer.minimumAmount
    ? `This code needs at least ${formatMoney(offer.minimumAmount)} of ${what}. Yours cost ${formatMoney(goods)}.`
    : null;
};

export interface ChosenDiscounts {
  readonly discounts: readonly AgreedDiscount[];
  /** Why the typed code is not used; null when it is, or when none was typed. */
  readonly codeProblem: string | null;
}

const agreed = (offer: DiscountOffer): AgreedDiscount => ({
  discountId: offer.discountId,
  description: offer.description,
  lineKind: offer.lineKind,
  kind: offer.kind,
  value: offer.value,
  appliesTo: offer.appliesTo,
  productIds: offer.productIds,
  cycles: offer.cycles,
});

/** Amounts before percentages: an amount was promised, and a percentage applies to the rest. */
const inOrder = (offers: readonly DiscountOffer[]): readonly DiscountOffer[] =>
  offers.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.discountId.localeCompare(b.discountId));

/**
 * The discounts of an order: the one that lowers its first order most, or all stackable ones together when they lower
 * it more. At the same amount a typed code wins. `offers`: those that apply automatically, and the typed one.
 */
export const chooseDiscounts = (
  offers: readonly DiscountOffer[],
  code: string | null,
  asked: DiscountQuestion,
): ChosenDiscounts => {
  const { products, state } = asked;
  const given = offers.flatMap(({ lineKind, productIds }) => (lineKind === 'gift' ? (productIds ?? []) : []));
  const question = { ...asked, gifts: new Set(given) };
  const typed = code === null ? null : (offers.find((offer) => offer.code === code) ?? null);
  const usable = inOrder(offers.filter((offer) => offerProblem(offer, question) === null));
  const off = (some: readonly DiscountOffer[]): Cents => -linesTotal(discountLines(products, some, state));
  const sets = [
    ...usable.filter((offer) => offer === typed).map((offer) => [offer]),
    ...usable.filter((offer) => offer !== typed).map((offer) => [offer]),
    usable.filter(({ stackable }) => stackable),
  ];
  const best = sets.reduce<readonly DiscountOffer[]>(
    (most, some) => (off(some) > off(most) ? some : most),
    [],
  );
  const problem = code === null ? null : offerProblem(typed, question);
  return {
    discounts: best.map(agreed),
    codeProblem:
      problem ??
      (typed && !best.includes(typed)
        ? 'You already have a larger discount. The two cannot be combined, so we kept the larger one.'
        : null),
  };
};
