import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import styles from './card-field.module.css';
import { type CardFieldHandle, checkCardMessage, unreachableMessage } from './card-token.ts';
import { loadStripe, type StripeCardElement, type StripeJs } from './stripe-js.ts';

interface StripeCardFieldProps {
  readonly publishableKey: string;
  readonly ref: Ref<CardFieldHandle>;
  readonly onReady?: (() => void) | undefined;
}

/** The page's colors, because Stripe's frame cannot read them. */
const look = (box: HTMLElement): Record<string, unknown> => {
  const style = getComputedStyle(box);
  const error = style.getPropertyValue('--color-brick').trim();
  const faint = style.getPropertyValue('--color-ink-faint').trim();
  return {
    base: {
      color: style.color,
      fontSize: style.fontSize,
      fontFamily: 'Inter, system-ui, sans-serif',
      '::placeholder': { color: faint },
    },
    invalid: { color: error, iconColor: error },
  };
};

/** Stripe's card element: number, expiry, security code and ZIP in Stripe's frame. */
export const StripeCardField = ({ publishableKey, ref, onReady }: StripeCardFieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<{ stripe: StripeJs; card: StripeCardElement } | null>(null);
  const [problem, setProblem] = useState('');
  const labelId = useId();
  const ready = useEffectEvent(() => onReady?.());

  useEffect(() => {
    let gone = false;
    const start = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey);
      if (gone || !box.current) return;
      const card = stripe.elements().create('card', { style: look(box.current) });
      card.on('ready', ready);
      card.on('change', (change) => setProblem(change.error?.message ?? ''));
      card.mount(box.current);
      live.current = { stripe, card };
    };
    start().catch(() => setProblem(unreachableMessage));
    return () => {
      gone = true;
      live.current?.card.destroy();
      live.current = null;
    };
  }, [publishableKey]);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => live.current?.card.focus(),
      tokenize: async () => {
        if (!live.current) return { ok: false, message: unreachableMessage };
        const { stripe, card } = live.current;
        try {
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
          if (!paymentMethod) {
            const message = error?.message ?? checkCardMessage;
            setProblem(message);
            return { ok: false, message };
          }
          const { last4 = '', brand = '' } = paymentMethod.card ?? {};
          return { ok: true, paymentMethodId: paymentMethod.id, last4, brand };
        } catch {
          return { ok: false, message: unreachableMessage };
        }
      },
    }),
    [],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second border around Stripe's own.
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        Card details
      </p>
      <div ref={box} className={styles.stripe} />
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
};
