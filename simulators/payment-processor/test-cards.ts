/**
 * `challenge`: the issuer asks the card holder to confirm. A decline code: the issuer declines.
 * `once-set-up`: approved in a saved card's later use if the card holder confirmed when it was saved, else `challenge`.
 */
type Answer = 'approve' | 'challenge' | 'once-set-up' | 'generic_decline' | 'insufficient_funds';

export interface TestCard {
  readonly number: string;
  readonly id: string;
  readonly title: string;
  /** What the card does, for the person who tries the demo. */
  readonly explanation: string;
  /** The processor's rating of the risk; `normal` unless given. */
  readonly riskLevel?: 'elevated';
  /** The issuer's checks that do not pass. */
  readonly checks?: { readonly cvc_check: 'fail' } | { readonly address_postal_code_check: 'fail' };
  readonly onSave: Answer;
  readonly onCharge: Answer;
}

/** The cards that the simulator knows; numbers and behavior are those of Stripe's own test cards. */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    id: 'always_approved',
    title: 'Approved',
    explanation: 'Every payment goes through.',
    onSave: 'approve',
    onCharge: 'approve',
  },
  {
    number: '4000002760003184',
    id: 'always_asks',
    title: 'Bank asks every time',
    explanation:
      'The bank asks you to confirm when the card is saved and again at every charge. A refill waits until you confirm it.',
    onSave: 'challenge',
    onCharge: 'challenge',
  },
  {
    number: '4000002500003155',
    id: 'asks_once',
    title: 'Bank asks once',
    explanation:
      'The bank asks you to confirm when the card is saved. Later charges go through by themselves.',
    onSave: 'challenge',
    onCharge: 'once-set-up',
  },
  {
    number: '4000000000000002',
    id: 'always_declined',
    title: 'Declined',
    explanation: 'The bank declines the card at once, without a reason.',
    onSave: 'generic_decline',
    onCharge: 'generic_decline',
  },
  {
    number: '4000000000009995',
    id: 'no_funds',
    title: 'Not enough money',
    explanation: 'The bank declines the card because there is not enough money available.',
    onSave: 'insufficient_funds',
    onCharge: 'insufficient_funds',
  },
  {
    number: '4000000000000341',
    id: 'declined_later',
    title: 'Saved, then declined',
    explanation: 'The card can be saved, but every later charge is declined.',
    onSave: 'approve',
    onCharge: 'generic_decline',
  },
  {
    number: '4000000000009235',
    id: 'elevated_risk',
    title: 'Elevated risk',
    explanation: 'Every payment goes through, and the processor rates it as risky.',
    riskLevel: 'elevated',
    onSave: 'approve',
    onCharge: 'approve',
  },
  {
    number: '4000000000000101',
    id: 'wrong_code',
    title: 'Wrong security code',
    explanation: 'Every payment goes through, although the security code is not right.',
    checks: { cvc_check: 'fail' },
    onSave: 'approve',
    onCharge: 'approve',
  },
  {
    number: '4000000000000036',
    id: 'wrong_zip',
    title: 'Wrong ZIP code',
    explanation: 'Every payment goes through, although the ZIP code is not that of the card.',
    checks: { address_postal_code_check: 'fail' },
    onSave: 'approve',
    onCharge: 'approve',
  },
];

/** The test card behind a card's fingerprint, which starts with its id. */
export const findTestCardOf = (fingerprint: string | null | undefined): TestCard | undefined =>
  testCards.find(({ id }) => id === fingerprint?.split('.')[0]);

/** Spaces and hyphens are ignored. Undefined for a number that the simulator does not know. */
export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/[\s-]/g, ''));
