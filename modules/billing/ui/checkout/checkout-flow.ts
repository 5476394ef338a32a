/** The two ways to order: `ecommerce` asks no medical question and takes no prescription. */
const flows = {
  visit: { path: '/checkout', thanks: '/thankyou' },
  ecommerce: { path: '/get-started/checkout', thanks: '/get-started/thank-you' },
} as const;

export type CheckoutFlow = keyof typeof flows;

export const isCheckoutFlow = (value: unknown): value is CheckoutFlow =>
  typeof value === 'string' && Object.hasOwn(flows, value);

/** Address of the checkout of these products. */
export const checkoutPath = (flow: CheckoutFlow, products: string): string =>
  `${flows[flow].path}?products=${products}`;

/** Where a placed order leads; `href` is the server's word, which knows nothing of flows. */
export const afterOrder = (flow: CheckoutFlow, href: string): string =>
  href === flows.visit.thanks ? flows[flow].thanks : href;
