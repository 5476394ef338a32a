/** What a person may send who fills checkout in well; the products and the card excepted. */
export const buyer = {
  firstName: 'Sam',
  lastName: 'Whitaker',
  dob: '1991-07-21',
  phone: '7185550177',
  address: { streetAddress1: '9 Elm Place', city: 'Brooklyn', state: 'NY', zipCode: '11201' },
  subscriptionAgreement: true,
};

export const placeOrderMutation =
  'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { checkoutId status actionUrl } }';

/** Finasteride for three months, $54.00. */
export const finasteride = 211;
