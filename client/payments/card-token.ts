/** What the card form made of what was typed. `message` is for the person; the form shows the details itself. */
export type CardToken =
  | { readonly ok: true; readonly paymentMethodId: string; readonly last4: string; readonly brand: string }
  | { readonly ok: false; readonly message: string };

export interface CardFieldHandle {
  /** Sends the card to the payment provider and gives its id there. Never throws; ask again after a correction. */
  tokenize(): Promise<CardToken>;
  focus(): void;
}

export const checkCardMessage = 'Please check the card details.';
export const unreachableMessage =
  'We could not reach the card form. Nothing was charged. Check your connection and try again.';
