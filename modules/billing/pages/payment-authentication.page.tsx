import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { brand } from '#config/brand.ts';
import { signedIn } from '#modules/account/ui.ts';
import { PayInvoice } from '../ui/pay-invoice.tsx';
import {
  PaymentAuthenticationPageDocument,
  type PaymentAuthenticationPageQuery,
} from './payment-authentication.generated.ts';
import styles from './payment-authentication.module.css';

export const data = pageData(PaymentAuthenticationPageDocument, () => ({}));

type Task = NonNullable<NonNullable<PaymentAuthenticationPageQuery['currentUser']>['paymentTask']>;
interface ReturnProps {
  /** Added to the address when the issuer's page returns. */
  readonly redirectStatus: string | undefined;
}

const NothingToConfirm = ({ redirectStatus }: ReturnProps) => {
  const link = useLink();
  return (
    <Stack gap={6}>
      <PageHeading
        title={redirectStatus === 'succeeded' ? 'Payment confirmed' : 'Nothing to confirm'}
        lead="All your payments are up to date. There is nothing you need to do."
      />
      <Cluster gap={3}>
        <LinkButton href={link('/dashboard')}>Back to your dashboard</LinkButton>
        <LinkButton variant="secondary" href={link('/order-history')}>
          See your orders
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

const Confirm = ({ task, redirectStatus }: ReturnProps & { readonly task: Task }) => (
  <Stack gap={8}>
    <PageHeading title={task.title} lead={task.message} />
    <Card as="section" aria-label="The payment">
      <Stack gap={5}>
        <p className={styles.amount}>
          <Money cents={task.amount} />
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>To</dt>
            <dd>{brand.legalEntity}</dd>
          </div>
          <div>
            <dt>Invoice</dt>
            <dd>{task.number}</dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>{task.productNames.join(', ')}</dd>
          </div>
        </dl>
        {task.actionUrl ? (
          <div>
            <LinkButton href={task.actionUrl}>Continue at your bank</LinkButton>
          </div>
        ) : null}
      </Stack>
    </Card>
    <PayInvoice key={task.invoiceId} task={task} redirectStatus={redirectStatus} />
    <Notice tone="info" live={false}>
      {task.ifIgnored}
    </Notice>
  </Stack>
);

/** A charge that waits for the patient: the issuer asks for confirmation, or it declined the card. */
export const Page = () => {
  const { care, paymentTask: task } = signedIn(usePageData(data).currentUser);
  const { redirect_status: redirectStatus } = usePageContext().input.search;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      {task ? (
        <Confirm task={task} redirectStatus={redirectStatus} />
      ) : (
        <NothingToConfirm redirectStatus={redirectStatus} />
      )}
    </AppLayout>
  );
};
