/**
 * The card provider does not take the question, because it names something that this customer does not have (any
 * more), such as a card that was detached or belongs to somebody else. Asking again gives the same answer.
 */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
