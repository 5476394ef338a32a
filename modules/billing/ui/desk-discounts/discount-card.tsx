import { lazy, Suspense, useId, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeskCard } from '#client/ui/desk-card.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Money } from '#client/ui/money.tsx';
import styles from '../desk-tasks/desk-tasks.module.css';
import type { DeskDiscountCardFragment } from './desk-discount-card.generated.ts';

const EndDiscountDialog = lazy(async () => ({
  default: (await import('./end-discount-dialog.tsx')).EndDiscountDialog,
}));

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** One discount: its effect, its cost so far, and how it ended. */
export const DiscountCard = ({ discount }: { readonly discount: DeskDiscountCardFragment }) => {
  const id = useId();
  const [isEnding, setEnding] = useState(false);
  const done = (): void => {
    setEnding(false);
    void refreshPage();
  };
  const name = discount.code ?? discount.description;
  return (
    <DeskCard
      id={id}
      title={name}
      badge={<Badge tone={discount.state === 'Active' ? 'done' : 'neutral'}>{discount.state}</Badge>}
    >
      <p className={styles.text}>
        {discount.code ? `On the invoice: ${discount.description}. ` : 'Applies automatically. '}
        {discount.terms.join('. ')}.
      </p>
      <p className={styles.text}>
        Used {times(discount.uses)}, <Money cents={discount.given} /> off in all
        {discount.lastUsedAt ? (
          <>
            , last <Moment at={discount.lastUsedAt} />
          </>
        ) : null}
        . Subscriptions that it was promised to: {discount.runningSubscriptions}.
      </p>
      <p className={styles.fine}>
        Made <Moment at={discount.createdAt} />
        {discount.createdByName ? ` by ${discount.createdByName}` : ''}
        {discount.reason ? `: ${discount.reason}` : ''}
        {discount.validUntil ? (
          <>
            {' '}
            Valid until <Moment at={discount.validUntil} />.
          </>
        ) : null}
      </p>
      {discount.endedAt ? (
        <p className={styles.fine}>
          Ended <Moment at={discount.endedAt} />
          {discount.endedByName ? ` by ${discount.endedByName}` : ''}
          {discount.endReason ? `: ${discount.endReason}` : ''}
        </p>
      ) : (
        <div>
          <Button size="small" variant="secondary" onClick={() => setEnding(true)}>
            End<span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
      <Suspense>
        {isEnding ? (
          <EndDiscountDialog discount={discount} onDone={done} onClose={() => setEnding(false)} />
        ) : null}
      </Suspense>
    </DeskCard>
  );
};
