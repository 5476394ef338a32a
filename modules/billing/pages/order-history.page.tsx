import { lazy, Suspense, useEffect, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { signedIn } from '#modules/account/ui.ts';
import { OrderCard } from '../ui/orders/order-card.tsx';
import { OrderHistoryPageDocument } from './order-history.generated.ts';
import styles from './order-history.module.css';

// Loaded after the page: few patients have one.
const Deposits = lazy(async () => ({ default: (await import('../ui/deposits/deposits.tsx')).Deposits }));

export const data = pageData(OrderHistoryPageDocument, () => ({}));

export const Page = () => {
  const { currentUser, sellerAddress } = usePageData(data);
  const user = signedIn(currentUser);
  const link = useLink();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return (
    <AppLayout current="/order-history" unreadMessages={user.care.unreadMessages}>
      <Stack gap={8}>
        <PageHeading title="Your orders" />
        {isLoaded && user.deposits.length > 0 ? (
          <Suspense>
            <Deposits deposits={user.deposits} />
          </Suspense>
        ) : null}
        {user.orders.length === 0 ? (
          <EmptyState
            title="No orders yet"
            action={<LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>}
          >
            Your orders appear here with their prices, invoices and tracking.
          </EmptyState>
        ) : (
          <>
            <div className={styles.orders}>
              {user.orders.map((order) => (
                <OrderCard key={order.id} order={order} customer={user} sellerAddress={sellerAddress} />
              ))}
            </div>
            <p className={styles.help}>
              Something else about an order?{' '}
              <a href={link('/customer-service-request?topic=order')}>Contact customer service</a>.
            </p>
            <p className={styles.help}>
              When does your next package come?{' '}
              <a href={link('/auto-refill/preferences')}>Change your refills</a>.
            </p>
          </>
        )}
      </Stack>
    </AppLayout>
  );
};
