/** Which card form the browser shows: the demo bank's frame, or Stripe's own. */
export type CardFieldConfig =
  | { readonly kind: 'demo'; readonly frameUrl: string }
  | { readonly kind: 'stripe'; readonly publishableKey: string };
