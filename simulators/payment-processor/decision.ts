import type { TestCard } from './test-cards.ts';

export interface Attempt {
  readonly use: 'save' | 'charge';
  /** The card holder confirmed with the issuer when the card was saved. */
  readonly setUp: boolean;
  /** The first instant at which the card is no longer valid. */
  readonly expiresAt: Date;
  readonly at: Date;
}

export type Decision =
  | { readonly kind: 'approve' }
  | { readonly kind: 'challenge' }
  | {
      readonly kind: 'decline';
      readonly code: 'card_declined' | 'expired_card';
      readonly declineCode: string;
    };

/** The issuer's decision about one attempt, before any challenge. */
export const decide = (card: TestCard, attempt: Attempt): Decision => {
  if (attempt.at >= attempt.expiresAt)
    return { kind: 'decline', code: 'expired_card', declineCode: 'expired_card' };
  const answer = attempt.use === 'save' ? card.onSave : card.onCharge;
  switch (answer) {
    case 'approve':
      return { kind: 'approve' };
    case 'challenge':
      return { kind: 'challenge' };
    case 'once-set-up':
      return { kind: attempt.setUp ? 'approve' : 'challenge' };
    default:
      return { kind: 'decline', code: 'card_declined', declineCode: answer };
  }
};
