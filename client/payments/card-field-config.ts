/** Which card form the browser shows: the frame of the payment processor simulator, or Stripe's own fields. */
export type CardFieldConfig =
  | { readonly kind: 'demo'; readonly frameUrl: string }
  | { readonly kind: 'stripe'; readonly publishableKey: string };
