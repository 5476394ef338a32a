import { sha256 } from '#kernel/sha256.ts';
import { otto } from './people.ts';

/** What Otto sends at checkout, without the products and the card. */
export const checkoutDetails = { ...otto, subscriptionAgreement: true };

/** What a checkout page asks a patient to agree to. */
export interface CheckoutTexts {
  readonly quote: { readonly consentVersion: string };
  readonly agreements: readonly {
    readonly field: string;
    readonly consent: { readonly id: string; readonly text: string };
  }[];
}

export const checkoutTextsQuery =
  'query($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) { quote { consentVersion } agreements { field consent { id text } } } }';

/** What the texts are asked for: a cart and where it goes. */
export const textsInput = (
  productIds: readonly number[],
  { city, state, zipCode }: { readonly city: string; readonly state: string; readonly zipCode: string },
) => ({
  input: {
    checkoutId: '00000000-0000-4000-8000-000000000000',
    productIds,
    to: { city, state, zipCode },
  },
});

/** The part of an order of a patient who ticks every box but those about news and offers. */
export const agreeTo = ({ quote, agreements }: CheckoutTexts) => ({
  ...Object.fromEntries(
    agreements.filter(({ field }) => field.endsWith('Agreement')).map(({ field }) => [field, true]),
  ),
  // Required by the API, also without recurring charges.
  subscriptionAgreement: true,
  shownTexts: agreements.map(({ consent: { id, text } }) => ({ id, hash: sha256(text) })),
  consentVersion: quote.consentVersion,
});

export const placeOrderMutation =
  'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { checkoutId status actionUrl } }';
