// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AddressInput = {
  readonly streetAddress1: string;
  readonly streetAddress2?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

export type PlaceOrderInput = {
  /** Created by the browser when checkout opens; the same id never buys twice. */
  readonly checkoutId: string;
  readonly productIds: ReadonlyArray<number>;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
  readonly address: AddressInput;
  /** Must be true: the patient agrees to the recurring charges shown beside the button. */
  readonly subscriptionAgreement: boolean;
  readonly consentVersion: string;
  readonly receiveMarketingMessagesConsent?: boolean | null | undefined;
  /** The patient leaves the choice of treatment to the clinician (plan-d); the products only open the visit. */
  readonly clinicianDecides?: boolean | null | undefined;
  /** Omit to use the saved card. */
  readonly paymentMethodId?: string | null | undefined;
};

export type PlaceOrderMutationVariables = {
  input: PlaceOrderInput;
};

export type PlaceOrderMutation = { readonly placeOrder: { readonly status: string, readonly actionUrl: string | null, readonly href: string, readonly ordered: boolean, readonly purchase: { readonly productIds: ReadonlyArray<number>, readonly specialties: ReadonlyArray<string>, readonly purchaseAmount: number } | null } };

export const PlaceOrderDocument = typedDocument<PlaceOrderMutation, PlaceOrderMutationVariables>(
  'PlaceOrder',
  'mutation PlaceOrder($input:PlaceOrderInput!){placeOrder(input:$input){status actionUrl href ordered purchase{productIds specialties purchaseAmount}}}',
);
