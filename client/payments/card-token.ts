/** The result of submitting the card form. `message` is for the patient; the form itself shows the details. */
export type CardToken =
  | { readonly ok: true; readonly paymentMethodId: string; readonly last4: string; readonly brand: string }
  | { readonly ok: false; readonly message: string };

export interface CardFieldHandle {
  /** Sends the card to the payment processor and returns its id there. Never throws; call again after a correction. */
  tokenize(): Promise<CardToken>;
  focus(): void;
}

export const checkCardMessage = 'Please check the card details.';
export const unreachableMessage =
  'We could not reach the card form. Nothing was charged. Check your connection and try again.';
