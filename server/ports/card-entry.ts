import { definePort } from '../scope.ts';

/** Which card form a page shows: Stripe's hosted fields, or those of its simulator in a frame. */
export type CardEntryConfig =
  | { readonly kind: 'demo'; readonly frameUrl: string }
  | { readonly kind: 'stripe'; readonly publishableKey: string };

/** How pages collect card numbers: in the provider's hosted fields, never in our own form. */
export const cardEntryPort = definePort<CardEntryConfig>('server.cardEntry');
