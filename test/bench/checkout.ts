import { ask, query, type Visitor } from './visitor.ts';

/** The demo patient's, which a checkout cannot change. */
export const BIRTH_DATE = '1988-03-12';

export const PLACE_ORDER = `mutation Submit($input: PlaceOrderInput!) { placeOrder(input: $input) { status href } }`;

/** Everything that a checkout of one product sends, without its id and the card. */
export const checkoutInput = async (patient: Visitor, productId: number) => {
  const { checkoutPage } = await query<{ checkoutPage: { quote: { consentVersion: string } } }>(
    patient,
    'query Quote($products: String!) { checkoutPage(products: $products) { quote { consentVersion } } }',
    { products: String(productId) },
  );
  return {
    productIds: [productId],
    firstName: 'Ben',
    lastName: 'Marsh',
    dob: BIRTH_DATE,
    phone: '2125550147',
    address: { streetAddress1: '12 Elm Street', city: 'New York', state: 'NY', zipCode: '10001' },
    subscriptionAgreement: true,
    consentVersion: checkoutPage.quote.consentVersion,
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
