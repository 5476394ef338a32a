/**
 * The checkout flows: `ecommerce` asks no medical question and accepts no prescription products; `account` is for patients
 * who order again, with their saved card and address.
 */
const flows = {
  visit: { path: '/checkout', thanks: '/thankyou' },
  account: { path: '/account/checkout', thanks: '/thankyou' },
  ecommerce: { path: '/get-started/checkout', thanks: '/get-started/thank-you' },
} as const;

export type CheckoutFlow = keyof typeof flows;

export const isCheckoutFlow = (value: unknown): value is CheckoutFlow =>
  typeof value === 'string' && Object.hasOwn(flows, value);

/** Address of the checkout of these products. */
export const checkoutPath = (flow: CheckoutFlow, products: string): string =>
  `${flows[flow].path}?products=${products}`;

/** The page after a placed order; `href` comes from the server, which does not know about flows. */
export const afterOrder = (flow: CheckoutFlow, href: string): string =>
  href === flows.visit.thanks ? flows[flow].thanks : href;
