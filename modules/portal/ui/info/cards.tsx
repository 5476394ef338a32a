import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import { cardExpiry, cardLabel } from '#modules/billing/ui.ts';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import { ChooseDefaultCardDocument } from './choose-default-card.generated.ts';
import { ConfirmCardDocument } from './confirm-card.generated.ts';
import styles from './info.module.css';
import { RemoveCardDocument } from './remove-card.generated.ts';

type Card = NonNullable<AccountInfoPageQuery['currentUser']>['billing']['cards'][number];

const AddCard = lazy(() =>
  import('./add-card.tsx').then(({ AddCard: component }) => ({ default: component })),
);

const CardRow = ({ card }: { readonly card: Card }) => {
  const choose = useMutation(ChooseDefaultCardDocument);
  const remove = useMutation(RemoveCardDocument);
  const label = cardLabel(card);
  const failure = choose.failure ?? remove.failure;
  const done = async (ok: boolean | undefined, text: string): Promise<void> => {
    if (!ok) return;
    toast(text, { tone: 'success' });
    await refreshPage();
  };
  return (
    <li>
      <p className={styles.head}>
        {label}
        {card.isDefault ? <Badge tone="done">Default</Badge> : null}
        {card.expiry === 'SOON' ? <Badge tone="caution">Expires soon</Badge> : null}
        {card.expiry === 'EXPIRED' ? <Badge tone="caution">Expired</Badge> : null}
      </p>
      <p className={styles.fine}>
        {cardExpiry(card)}.{card.isDefault ? ' Used for all charges.' : ''}
      </p>
      <Cluster gap={3}>
        {card.isDefault ? null : (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Make ${label} the default card`}
            pending={choose.pending}
            onClick={() =>
              void choose
                .run({ cardId: card.id })
                .then((result) => done(result?.ok, 'We will charge this card from now on.'))
            }
          >
            Make default
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${label}`}
          pending={remove.pending}
          onClick={() =>
            void remove.run({ cardId: card.id }).then((result) => done(result?.ok, 'The card was removed.'))
          }
        >
          Remove
        </Button>
      </Cluster>
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
    </li>
  );
};

interface CardsProps {
  readonly cards: readonly Card[];
  readonly entry: AccountInfoPageQuery['cardEntry'];
  /** The patient is back from the page of a card's issuer. */
  readonly isBack: boolean;
}

/** The saved cards: the one that is charged, and others. */
export const Cards = ({ cards, entry, isBack }: CardsProps) => {
  const [isOpen, setOpen] = useState(false);
  const confirm = useMutation(ConfirmCardDocument);
  const comeBack = useEffectEvent(async () => {
    window.history.replaceState(window.history.state, '', '/account/info#cards');
    const result = await confirm.run({});
    if (result?.ok) {
      if (result.value.confirmCard.actionUrl === null) toast('The card was saved.', { tone: 'success' });
      await refreshPage();
    }
  });
  useEffect(() => {
    if (isBack) void comeBack();
  }, [isBack]);
  return (
    <Stack gap={4}>
      {confirm.failure && confirm.failure.code !== 'CONFLICT' ? (
        <Notice tone="danger">{confirm.failure.message}</Notice>
      ) : null}
      {cards.length === 0 ? (
        <p>No card is saved. We ask for one at your first order, or you can add one now.</p>
      ) : (
        <ul className={styles.list}>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Add a card
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <AddCard entry={entry} isFirst={cards.length === 0} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
};
