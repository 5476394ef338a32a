// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmCheckoutMutationVariables = {
  checkoutId: string;
};

export type ConfirmCheckoutMutation = { readonly confirmCheckout: { readonly status: string, readonly actionUrl: string | null, readonly href: string, readonly ordered: boolean, readonly purchase: { readonly productIds: ReadonlyArray<number>, readonly specialties: ReadonlyArray<string>, readonly purchaseAmount: number } | null } };

export const ConfirmCheckoutDocument = typedDocument<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>(
  'ConfirmCheckout',
  'mutation ConfirmCheckout($checkoutId:ID!){confirmCheckout(checkoutId:$checkoutId){status actionUrl href ordered purchase{productIds specialties purchaseAmount}}}',
);
