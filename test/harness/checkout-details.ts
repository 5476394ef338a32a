import { otto } from './people.ts';

/** What Otto sends at checkout, without the products and the card. */
export const checkoutDetails = { ...otto, subscriptionAgreement: true };

export const placeOrderMutation =
  'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { checkoutId status actionUrl } }';
