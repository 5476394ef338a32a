import { useId, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { afterCredit } from '#client/ui/after-credit.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { AccountPageQuery } from '../../pages/account.generated.ts';
import { ChangeDateForm } from './change-date-form.tsx';
import styles from './plan-card.module.css';

type User = NonNullable<AccountPageQuery['currentUser']>;

/** One subscription: its products, price and next charge, with forms to move and to cancel it. */
export const PlanCard = ({
  subscription,
}: {
  readonly subscription: User['billing']['subscriptions'][number];
}) => {
  const link = useLink();
  const id = useId();
  const [changing, setChanging] = useState(false);
  const { nextBillingDate, amount, nextAmount, credit, cycleInDays, everyDays, isCancellable } = subscription;
  return (
    <Card as="article" aria-labelledby={id} className={styles.plan}>
      <div>
        <div className={styles.head}>
          <h3 id={id} className={styles.title}>
            {subscription.productNames.join(', ')}
          </h3>
          <Badge tone={isCancellable ? (nextBillingDate ? 'done' : 'caution') : 'neutral'}>
            {subscription.label}
          </Badge>
        </div>
        {isCancellable ? (
          <p className={styles.amount}>
            <Money cents={amount} /> every {everyDays} days
            {credit > 0 ? `, next ${formatMoney(nextAmount)}${afterCredit(credit)}` : ''}
          </p>
        ) : null}
        <p className={styles.fine}>{subscription.detail}</p>
      </div>
      <Cluster gap={3}>
        {nextBillingDate ? (
          <Button
            size="small"
            variant="secondary"
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            Change date
          </Button>
        ) : null}
        {isCancellable ? (
          <LinkButton
            size="small"
            variant="secondary"
            href={link(`/auto-refill/preferences?subscription=${subscription.id}`)}
            aria-label={`Refills of ${subscription.productNames.join(', ')}`}
          >
            Skip, pause or change how often
          </LinkButton>
        ) : null}
        {isCancellable ? (
          <LinkButton
            size="small"
            variant="secondary"
            href={link(`/account/customer-service-request?subscription=${subscription.id}`)}
            aria-label={`Cancel ${subscription.productNames.join(', ')}`}
          >
            Cancel
          </LinkButton>
        ) : null}
      </Cluster>
      {changing && nextBillingDate ? (
        <ChangeDateForm
          subscriptionId={subscription.id}
          cycleInDays={cycleInDays}
          date={nextBillingDate}
          onDone={() => setChanging(false)}
        />
      ) : null}
    </Card>
  );
};
