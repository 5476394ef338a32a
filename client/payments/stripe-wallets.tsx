import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadStripe, type StripeJs, type StripeSetupElements } from './stripe-js.ts';
import { type WalletButtonsProps, walletFailedMessage } from './wallet-token.ts';

interface StripeWalletsProps extends WalletButtonsProps {
  readonly publishableKey: string;
}

/** Saves a card for charges in the patient's absence; our server confirms it, as it does a typed one. */
const setup = {
  mode: 'setup',
  currency: 'usd',
  setupFutureUsage: 'off_session',
  paymentMethodCreation: 'manual',
  // A wallet returns a card. Link does as well, as long as it is not a separate payment method here.
  paymentMethodTypes: ['card'],
} as const;

const buttons = {
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'auto',
    amazonPay: 'never',
    paypal: 'never',
    klarna: 'never',
  },
  buttonHeight: 48,
};

/**
 * Apple Pay, Google Pay and Link by Stripe's Express Checkout Element: those that this browser supports; renders
 * nothing without any.
 */
export const StripeWallets = ({ publishableKey, onChosen, onFailure }: StripeWalletsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isAvailable, setAvailable] = useState(false);

  const confirm = useEffectEvent(
    async (stripe: StripeJs, elements: StripeSetupElements): Promise<boolean> => {
      try {
        const { error: incomplete } = await elements.submit();
        const { paymentMethod, error } = incomplete
          ? { error: incomplete }
          : await stripe.createPaymentMethod({ elements });
        if (!paymentMethod?.card) {
          onFailure(error?.message ?? walletFailedMessage);
          return false;
        }
        const { last4, brand, wallet } = paymentMethod.card;
        onChosen({ paymentMethodId: paymentMethod.id, last4, brand, wallet: wallet?.type ?? 'link' });
        return true;
      } catch {
        onFailure(walletFailedMessage);
        return false;
      }
    },
  );

  useEffect(() => {
    let gone = false;
    let unmount = (): void => {};
    const start = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey);
      if (gone || !box.current) return;
      const elements = stripe.elements(setup);
      const element = elements.create('expressCheckout', buttons);
      element.on('ready', ({ availablePaymentMethods }) => setAvailable(Boolean(availablePaymentMethods)));
      element.on('loaderror', () => setAvailable(false));
      element.on('confirm', (event) => {
        void confirm(stripe, elements).then((isDone) => {
          if (!isDone) event.paymentFailed({ reason: 'fail' });
        });
      });
      element.mount(box.current);
      unmount = () => element.destroy();
    };
    // Without wallets there is the card form.
    start().catch(() => setAvailable(false));
    return () => {
      gone = true;
      unmount();
    };
  }, [publishableKey]);

  return <div ref={box} aria-hidden={!isAvailable} />;
};
