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
const checkoutInput = async (patient: Visitor, productId: number) => {
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

/**
 * As `checkoutInput`, for a revision in which a checkout had one text to agree to, with a version. Throws where a checkout
 * does not have it either.
 */
const olderCheckoutInput = async (patient: Visitor, productId: number) => {
  const { checkoutPage } = await query<{ checkoutPage: { quote: { consentVersion: string } } }>(
    patient,
    'query($products: String!) { checkoutPage(products: $products) { quote { consentVersion } } }',
    { products: String(productId) },
  );
  return {
    productIds: [productId],
    ...(await detailsOf(patient)),
    subscriptionAgreement: true,
    consentVersion: checkoutPage.quote.consentVersion,
  };
};

/** What a checkout takes, at this revision or an older one; throws the present product's reason when neither does. */
export const anyCheckoutInput = (patient: Visitor, productId: number) =>
  checkoutInput(patient, productId).catch((reason: unknown) =>
    olderCheckoutInput(patient, productId).catch(() => {
      throw reason;
    }),
  );

const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', zip: '10001' };

/** A card that pays, saved with the simulated processor, which older revisions have at another address. */
export const newCard = async (patient: Visitor): Promise<string> => {
  const card = await ask(patient, '/payment-simulator/payment-methods', CARD);
  const saved = card.status < 400 ? card : await ask(patient, '/demo-bank/payment-methods', CARD);
  return JSON.parse(saved.body).paymentMethodId;
};
