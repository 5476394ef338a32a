import { type CheckoutFlow, isCheckoutFlow } from './checkout-flow.ts';
import type { Details, detailFields } from './details.ts';

/** What this browser tab stores of one checkout, so that another page or a reload loses nothing. Never card data. */
export interface CheckoutMemory {
  /** Sent with the order; the same id never buys twice. */
  readonly checkoutId: string;
  /** The `products` parameter that leads back to this checkout. */
  readonly products: string;
  readonly flow: CheckoutFlow;
  /** The person who entered the details; null while signed out. */
  readonly userId: string | null;
  readonly details: Details | null;
  /** The boxes that are ticked, by field, with the hash of the text that each had. */
  readonly agreed: Readonly<Record<string, string>>;
  /** The shipping method and the discount code; empty when none was chosen. */
  readonly shippingMethod: string;
  readonly discountCode: string;
  /** Shown at the card after the return from the issuer's page. */
  readonly cardProblem: string | null;
  /** The patient chose to order what this tab had ordered already. */
  readonly orderAgain: boolean;
  /** The page after the order was placed. */
  readonly placedHref: string | null;
}

const KEY = 'thicket.checkout';
const MAX_CHECKOUTS = 5;

/** The key of a cart, independent of the order of its products: `211,239`. */
export const cartKey = (products: string): string =>
  [...new Set(products.split(',').map((id) => id.trim()))]
    .filter((id) => id !== '')
    .sort()
    .join(',');

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readDetails = (value: unknown): Details | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const typed = (field: (typeof detailFields)[number]) => text(given.get(field)) ?? '';
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    dob: typed('dob'),
    phone: typed('phone'),
    'address.streetAddress1': typed('address.streetAddress1'),
    'address.streetAddress2': typed('address.streetAddress2'),
    'address.city': typed('address.city'),
    'address.state': typed('address.state'),
    'address.zipCode': typed('address.zipCode'),
  };
};

const readAgreed = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const readMemory = (value: unknown): CheckoutMemory[] => {
  if (typeof value !== 'object' || value === null) return [];
  const given = new Map<string, unknown>(Object.entries(value));
  const checkoutId = text(given.get('checkoutId'));
  const products = text(given.get('products'));
  const flow = given.get('flow');
  if (!checkoutId || products === null) return [];
  return [
    {
      checkoutId,
      products,
      flow: isCheckoutFlow(flow) ? flow : 'visit',
      userId: text(given.get('userId')),
      details: readDetails(given.get('details')),
      agreed: readAgreed(given.get('agreed')),
      shippingMethod: text(given.get('shippingMethod')) ?? '',
      discountCode: text(given.get('discountCode')) ?? '',
      cardProblem: text(given.get('cardProblem')),
      orderAgain: given.get('orderAgain') === true,
      placedHref: text(given.get('placedHref')),
    },
  ];
};

const all = (storage: Storage): CheckoutMemory[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readMemory) : [];
  } catch {
    return [];
  }
};

/** Newest first; the oldest carts are dropped. When storage is full or blocked, details are just not kept. */
const save = (storage: Storage, memory: CheckoutMemory): CheckoutMemory => {
  const others = all(storage).filter((other) => cartKey(other.products) !== cartKey(memory.products));
  try {
    storage.setItem(KEY, JSON.stringify([memory, ...others].slice(0, MAX_CHECKOUTS)));
  } catch {
    // Private browsing may block storage.
  }
  return memory;
};

/** The tab's stored checkouts. */
export const checkoutMemory = (storage: Storage, makeId: () => string) => ({
  /**
   * The checkout of this cart, created now if there was none. Details entered for another cart are copied; details
   * that another person entered are not. While signed out, it is kept for the person who entered it.
   */
  open: (products: string, signedIn: string | null, flow: CheckoutFlow = 'visit'): CheckoutMemory => {
    const known = all(storage);
    const same = known.find((memory) => cartKey(memory.products) === cartKey(products));
    const userId = signedIn ?? same?.userId ?? null;
    const mine = (memory: CheckoutMemory | undefined) =>
      memory && (memory.userId === null || memory.userId === userId) ? memory : undefined;
    const typed = mine(same) ?? mine(known[0]);
    return save(storage, {
      checkoutId: mine(same)?.checkoutId ?? makeId(),
      products,
      flow,
      userId,
      details: typed?.details ?? null,
      agreed: mine(same)?.agreed ?? {},
      shippingMethod: mine(same)?.shippingMethod ?? '',
      discountCode: mine(same)?.discountCode ?? '',
      cardProblem: mine(same)?.cardProblem ?? null,
      orderAgain: mine(same)?.orderAgain ?? false,
      placedHref: mine(same)?.placedHref ?? null,
    });
  },
  find: (checkoutId: string): CheckoutMemory | null =>
    all(storage).find((memory) => memory.checkoutId === checkoutId) ?? null,
  change: (checkoutId: string, part: Partial<CheckoutMemory>): void => {
    const memory = all(storage).find((known) => known.checkoutId === checkoutId);
    if (memory) save(storage, { ...memory, ...part });
  },
  /** The order exists: the details are on the profile now and are removed from the browser. */
  placed: (checkoutId: string, href: string): void => {
    const memory = all(storage).find((known) => known.checkoutId === checkoutId);
    if (memory)
      save(storage, {
        ...memory,
        details: null,
        agreed: {},
        cardProblem: null,
        orderAgain: false,
        placedHref: href,
      });
  },
  /** Buys the same products again, on purpose: creates another checkout. */
  again: (checkoutId: string): void => {
    const memory = all(storage).find((known) => known.checkoutId === checkoutId);
    if (memory) save(storage, { ...memory, checkoutId: makeId(), orderAgain: true, placedHref: null });
  },
});

/** Only in the browser. */
export const browserMemory = () => checkoutMemory(window.sessionStorage, () => crypto.randomUUID());
