/**
 * Why an issuer declined, as far as it decides the next step.
 *
 * - `soft`: the card works, but not now, such as for insufficient funds.
 * - `issuer`: the bank or the network could not answer.
 * - `authentication`: the patient has to confirm with the bank and has not.
 * - `hard`: the card will not work again: networks forbid charging it again.
 */
export const declineClasses = ['soft', 'issuer', 'authentication', 'hard'] as const;

export type DeclineClass = (typeof declineClasses)[number];

/** Codes of Stripe, and `card_unavailable` and `confirmation_expired` of our own. A code that is not listed is soft. */
const classes: Readonly<Record<string, DeclineClass>> = {
  insufficient_funds: 'soft',
  card_velocity_exceeded: 'soft',
  withdrawal_count_limit_exceeded: 'soft',
  generic_decline: 'soft',
  card_declined: 'soft',
  call_issuer: 'soft',
  do_not_honor: 'soft',
  no_action_taken: 'soft',
  approve_with_id: 'soft',
  duplicate_transaction: 'soft',

  processing_error: 'issuer',
  try_again_later: 'issuer',
  issuer_not_available: 'issuer',
  reenter_transaction: 'issuer',

  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  authentication_not_handled: 'authentication',
  confirmation_expired: 'authentication',
  offline_pin_required: 'authentication',
  online_or_offline_pin_required: 'authentication',
  canceled: 'authentication',

  stolen_card: 'hard',
  lost_card: 'hard',
  pickup_card: 'hard',
  restricted_card: 'hard',
  fraudulent: 'hard',
  security_violation: 'hard',
  merchant_blacklist: 'hard',
  expired_card: 'hard',
  account_closed: 'hard',
  invalid_account: 'hard',
  new_account_information_available: 'hard',
  incorrect_number: 'hard',
  invalid_number: 'hard',
  invalid_expiry_month: 'hard',
  invalid_expiry_year: 'hard',
  incorrect_cvc: 'hard',
  invalid_cvc: 'hard',
  incorrect_zip: 'hard',
  card_not_supported: 'hard',
  currency_not_supported: 'hard',
  service_not_allowed: 'hard',
  transaction_not_allowed: 'hard',
  not_permitted: 'hard',
  invalid_amount: 'hard',
  stop_payment_order: 'hard',
  revocation_of_authorization: 'hard',
  revocation_of_all_authorizations: 'hard',
  testmode_decline: 'hard',
  card_unavailable: 'hard',
};

/** The number of consecutive declines with a soft code on one card after which the decline is final. */
const timesBeforeFinal: Readonly<Record<string, number>> = {
  do_not_honor: 2,
  call_issuer: 2,
  no_action_taken: 2,
};

/** The network's own advice, which overrides the code. */
const advised: Readonly<Record<string, DeclineClass>> = { do_not_try_again: 'hard' };

export interface Decline {
  readonly code: string;
  /** Stripe's `advice_code`; null when the network gave none. */
  readonly advice: string | null;
  /** Declines of the same card for the same invoice with the same code before this one. */
  readonly sameBefore: number;
}

export const declineClass = ({ code, advice, sameBefore }: Decline): DeclineClass => {
  const word = advice === null ? undefined : advised[advice];
  if (word) return word;
  const limit = timesBeforeFinal[code];
  if (limit !== undefined && sameBefore >= limit) return 'hard';
  return classes[code] ?? 'soft';
};
