import {
  agreeTo,
  type CheckoutTexts,
  checkoutTextsQuery,
  textsInput,
} from '#test/harness/checkout-details.ts';
import { ask, query, type Visitor } from './visitor.ts';

export const PLACE_ORDER = `mutation Submit($input: PlaceOrderInput!) { placeOrder(input: $input) { status href } }`;

interface Account {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profile: { readonly dob: string | null } | null;
}

const ACCOUNT = '{ account { firstName lastName profile { dob } } }';

/**
 * The details that a checkout sends of the patient: name and birth date of the account, because a checkout cannot
 * change them, else those of somebody whom no other account resembles.
 */
export const detailsOf = async (patient: Visitor) => {
  const { account } = await query<{ account: Account | null }>(patient, ACCOUNT);
  const isNew = !account?.lastName;
  return {
    firstName: account?.firstName ?? 'Adam',
    lastName: account?.lastName ?? 'Vance',
    dob: account?.profile?.dob ?? '1979-10-05',
    phone: isNew ? '2125550188' : '2125550147',
    address: {
      streetAddress1: isNew ? '481 Larch Avenue' : '12 Elm Street',
      city: 'New York',
      state: 'NY',
      zipCode: '10001',
    },
  };
};

/** Everything that a checkout of one product sends, without its id and the card. */
export const checkoutInput = async (patient: Visitor, productId: number) => {
  const details = await detailsOf(patient);
  const { checkoutQuote } = await query<{ checkoutQuote: CheckoutTexts }>(
    patient,
    checkoutTextsQuery,
    textsInput([productId], details.address),
  );
  return {
    productIds: [productId],
    ...details,
    ...agreeTo(checkoutQuote),
    orderAgain: true,
  };
};

/** A card that pays, saved with the simulated processor. */
export const newCard = async (patient: Visitor): Promise<string> => {
  const card = await ask(patient, '/payment-simulator/payment-methods', {
    number: '4242 4242 4242 4242',
    expiry: '12/40',
    cvc: '123',
    zip: '10001',
  });
  return JSON.parse(card.body).paymentMethodId;
};
