/** Message for a declined card, by Stripe's decline or error code. */
const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money available on this card. Try another card or ask your bank.',
  expired_card: 'This card has expired. Use another card.',
  incorrect_number: 'This card number is not right. Check it, or use another card.',
  invalid_number: 'This card number is not right. Check it, or use another card.',
  incorrect_cvc: 'The security code is not right. Check it and try again.',
  invalid_cvc: 'The security code is not right. Check it and try again.',
  incorrect_zip: 'The ZIP code does not match this card. Check it and try again.',
  card_velocity_exceeded: 'This card has reached its spending limit. Try another card or ask your bank.',
  withdrawal_count_limit_exceeded: 'This card has reached its limit. Try another card or ask your bank.',
  card_not_supported: 'This card cannot be used for this kind of purchase. Use another card.',
  currency_not_supported: 'This card cannot pay in US dollars. Use another card.',
  duplicate_transaction: 'Your bank saw this payment twice and refused one. Check your statement first.',
  processing_error:
    'Your bank could not process this payment. Nothing was charged. Try again in a few minutes.',
  try_again_later:
    'Your bank could not process this payment. Nothing was charged. Try again in a few minutes.',
  issuer_not_available: 'Your bank could not be reached. Nothing was charged. Try again in a few minutes.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that it was you. Nothing was charged. Try again or use another card.',
  setup_intent_authentication_failure:
    'Your bank could not confirm that it was you. The card was not saved. Try again or use another card.',
  authentication_required: 'Your bank asks you to confirm this payment yourself.',
  canceled: 'This payment was canceled. Nothing was charged.',
};

const fallback = 'Your bank declined this card. Try another card or ask your bank.';

/**
 * One or two plain sentences for a decline. Codes that would warn a thief (`lost_card`, `stolen_card`, `fraudulent`)
 * have the general message, as Stripe requires.
 */
export const declineMessage = (code: string): string => messages[code] ?? fallback;
