import { definePort } from '../scope.ts';

/** Which card form a page shows: the hosted fields of Stripe, or those of its simulator in a frame. */
export type CardEntryConfig =
  | { readonly kind: 'demo'; readonly frameUrl: string }
  | { readonly kind: 'stripe'; readonly publishableKey: string };

/** How pages take card numbers: the provider's hosted fields, never our own form. */
export const cardEntryPort = definePort<CardEntryConfig>('server.cardEntry');
