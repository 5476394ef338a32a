import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CardField } from '#client/payments/card-field.tsx';
import type { CardFieldConfig } from '#client/payments/card-field-config.ts';
import type { CardFieldHandle, CardToken } from '#client/payments/card-token.ts';
import type { WalletToken } from '#client/payments/wallet-token.ts';
import { fieldId } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { cardExpiry, cardLabel } from '../domain/cards/card-label.ts';
import styles from './card-choice.module.css';

// Loaded after the page: not every browser has a wallet.
const WalletChoice = lazy(async () => ({ default: (await import('./wallet-choice.tsx')).WalletChoice }));

/** The field name of problems with the card. */
export const CARD_FIELD = 'paymentMethodId';

export interface CardChoiceHandle {
  /** Null for the saved card that is charged. Never throws. */
  tokenize(): Promise<CardToken | null>;
}

export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly wallet: string | null;
}

interface CardChoiceProps {
  readonly config: CardFieldConfig;
  readonly savedCard: Omit<SavedCard, 'id'> | null;
  /** More saved cards; one that is chosen is charged from then on. */
  readonly otherCards?: readonly SavedCard[];
  readonly error?: string;
  readonly ref: Ref<CardChoiceHandle>;
  /** Enter was pressed inside the card form. */
  readonly onSubmit: () => void;
  /** Starts with a new card although one is saved: the saved one was just declined. */
  readonly preferNew?: boolean;
}

/** The saved card or another one, with any problem shown beside it. */
const noCards: readonly SavedCard[] = [];

export const CardChoice = (props: CardChoiceProps) => {
  const { config, savedCard, otherCards = noCards, error, ref, onSubmit, preferNew } = props;
  const [source, setSource] = useState(savedCard && !preferNew ? 'saved' : 'new');
  const card = useRef<CardFieldHandle>(null);
  const [wallet, setWallet] = useState<WalletToken | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);

  useImperativeHandle(
    ref,
    () => ({
      tokenize: async () => {
        if (wallet) return { ok: true, ...wallet };
        if (source === 'saved') return null;
        const other = otherCards.find(({ id }) => id === source);
        if (other) return { ok: true, paymentMethodId: other.id, last4: other.last4, brand: other.brand };
        return (
          (await card.current?.tokenize()) ?? { ok: false, message: 'Wait until the card form has loaded.' }
        );
      },
    }),
    [source, otherCards, wallet],
  );

  return (
    <div className={styles.choice} id={fieldId(CARD_FIELD)} tabIndex={-1}>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      {isLoaded ? (
        <Suspense>
          <WalletChoice config={config} chosen={wallet} onChoose={setWallet} />
        </Suspense>
      ) : null}
      {savedCard && !wallet ? (
        <RadioGroup
          name="card"
          label="Pay with"
          hideLabel
          value={source}
          onChange={setSource}
          options={[
            { value: 'saved', label: cardLabel(savedCard), description: cardExpiry(savedCard) },
            ...otherCards.map((other) => ({
              value: other.id,
              label: cardLabel(other),
              description: cardExpiry(other),
            })),
            { value: 'new', label: 'Another card' },
          ]}
        />
      ) : null}
      {source === 'new' && !wallet ? (
        <>
          <CardField config={config} ref={card} onSubmit={onSubmit} />
          <p className={styles.safe}>
            <Icon name="lock" size={16} />
            Your card number goes straight to our payment provider. We never see it.
          </p>
        </>
      ) : null}
    </div>
  );
};
