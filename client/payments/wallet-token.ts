/** A card that a wallet returned; it is charged like any other card. */
export interface WalletToken {
  readonly paymentMethodId: string;
  readonly last4: string;
  readonly brand: string;
  /** `apple_pay`, `google_pay` or `link`. */
  readonly wallet: string;
}

export interface WalletButtonsProps {
  readonly onChosen: (token: WalletToken) => void;
  /** The wallet reported a problem; not called when the patient closes it. */
  readonly onFailure: (message: string) => void;
}

export const walletFailedMessage =
  'The wallet did not answer. Nothing was charged. Try again, or pay with a card.';
