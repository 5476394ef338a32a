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
];

/** Spaces and hyphens are ignored. Undefined for a number that the simulator does not know. */
export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/[\s-]/g, ''));
