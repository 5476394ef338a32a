import { lazy, Suspense, useId, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { afterCredit } from '#client/ui/after-credit.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { toast } from '#client/ui/toast.tsx';
import { cadenceField, track, useShown } from '#modules/analytics/ui.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import type { AutoRefillPreferencesPageQuery } from '../../pages/auto-refill-preferences.generated.ts';
import styles from './refill-card.module.css';
import { type RefillKind, refillActions } from './refill-labels.ts';

type Billing = NonNullable<AutoRefillPreferencesPageQuery['currentUser']>['billing'];
export type RefillSubscription = Billing['subscriptions'][number];

const ChangeRefillDialog = lazy(async () => ({
  default: (await import('./change-refill-dialog.tsx')).ChangeRefillDialog,
}));

const NextCharge = ({ subscription }: { readonly subscription: RefillSubscription }) => {
  const { amount, nextAmount, credit, nextBillingDate, refill } = subscription;
  return nextBillingDate ? (
    <>
      <Money cents={nextAmount} /> on <DateText date={nextBillingDate} />
      {afterCredit(credit)}, then {credit > 0 ? <Money cents={amount} /> : null} every {refill.everyDays} days
      {refill.isAutomatic ? '' : ', each time only when you say so'}
    </>
  ) : (
    <>None is planned.</>
  );
};

interface RefillCardProps {
  readonly subscription: RefillSubscription;
  readonly card: Billing['card'];
}

/** The refills of one subscription, and what can be changed about them. */
export const RefillCard = ({ subscription, card }: RefillCardProps) => {
  const id = useId();
  const link = useLink();
  const [open, setOpen] = useState<RefillKind | null>(null);
  const { refill, label, detail, productNames, shipsTo } = subscription;
  const details = { subscriptionId: subscription.id, ...cadenceField(subscription.cycleInDays) };
  useShown('auto-refill preferences viewed', details);
  const names = productNames.join(', ');
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {names}
          </h2>
          <Badge tone={refill.fixedBecause ? 'caution' : refill.isPaused ? 'neutral' : 'done'}>{label}</Badge>
        </div>
        <p>{detail}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Next charge</dt>
            <dd>
              <NextCharge subscription={subscription} />
            </dd>
          </div>
          <div>
            <dt>Earliest</dt>
            <dd>
              <DateText date={refill.earliest} />. {refill.earliestReason}
            </dd>
          </div>
          <div>
            <dt>Ships to</dt>
            <dd>
              {shipsTo}. <a href={link('/account/info#addresses')}>Change the address</a>
            </dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>
              {card ? `${cardLabel(card)}. ` : 'None is saved. '}
              <a href={link('/account/info#cards')}>Change the card</a>
            </dd>
          </div>
        </dl>
        {refill.isAutomatic ? null : (
          <p className={styles.fine}>
            In your state, we charge and send nothing until you ask for it. We write to you when a refill can
            be sent.
          </p>
        )}
        {refill.fixedBecause ? (
          <p className={styles.fine}>{refill.fixedBecause}</p>
        ) : (
          <Cluster gap={3}>
            {refillActions(refill).map(({ kind, action }) => (
              <Button key={kind} size="small" variant="secondary" onClick={() => setOpen(kind)}>
                {action}
                <span className="visually-hidden">: {names}</span>
              </Button>
            ))}
          </Cluster>
        )}
        <Cluster gap={3}>
          <LinkButton size="small" variant="quiet" href={link('/update-plan')}>
            Change what ships
          </LinkButton>
          <LinkButton
            size="small"
            variant="quiet"
            href={link(`/account/customer-service-request?subscription=${subscription.id}`)}
            aria-label={`Turn off ${names}`}
          >
            Turn off
          </LinkButton>
        </Cluster>
        <Suspense>
          {open ? (
            <ChangeRefillDialog
              kind={open}
              subscription={subscription}
              onClose={() => setOpen(null)}
              onDone={(message) => {
                if (open === 'move') track('auto-refill date changed', details);
                setOpen(null);
                toast(message, { tone: 'success' });
                void refreshPage();
              }}
            />
          ) : null}
        </Suspense>
      </Stack>
    </Card>
  );
};
