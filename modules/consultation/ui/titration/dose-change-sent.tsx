import type { ReactNode } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { NextLinks } from '#client/layout/next-links.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import type { TitrationThankYouPageQuery } from '../../pages/titration-thank-you.generated.ts';
import { NoVisit } from '../no-visit.tsx';
import styles from './dose-choices.module.css';
import { SentRequests } from './sent-requests.tsx';

type User = NonNullable<TitrationThankYouPageQuery['currentUser']>;

/** The next shipment of the drugs that may change; null while none is planned. */
const nextShipment = ({ doseChange, activeSubscriptions }: User): string | null => {
  const ids = doseChange.requests.map(({ present }) => present.id);
  const dates = activeSubscriptions.flatMap(({ nextBillingDate, activeProducts }) =>
    nextBillingDate && activeProducts.some(({ id }) => ids.includes(id)) ? [nextBillingDate] : [],
  );
  return dates.sort()[0] ?? null;
};

const WhatHappens = ({ user }: { readonly user: User }) => {
  const next = nextShipment(user);
  return (
    <section aria-labelledby="what-happens">
      <h2 id="what-happens">What happens now</h2>
      <ul className={styles.ways}>
        <li>A clinician reads your request and answers {brand.replyTime}.</li>
        <li>Keep taking your current dose until you are told to change it.</li>
        <li>If the price changes, you see the new one and agree to it first. Nothing is charged today.</li>
        <li>
          {next ? (
            <>
              Your next shipment is planned for <DateText date={next} />. A new dose comes with it,
            </>
          ) : (
            'A new dose comes with your next shipment,'
          )}{' '}
          at the earliest 7 days after you agree. You never get two doses in one shipment.
        </li>
        <li>
          A package with your current dose that has not shipped by then is stopped and refunded where that is
          still possible.
        </li>
      </ul>
    </section>
  );
};

const titleOf = ({ doseChange: { isWaiting, requests } }: User): string => {
  if (isWaiting) return 'Your request is sent';
  return requests.some(({ wish, isSettled }) => isSettled && wish === 'stop')
    ? 'It has ended, as you asked'
    : 'Your dose stays as it is';
};

/** The end of a request for another dose: the request, what happens when, and what to do until then. */
export const DoseChangeSent = ({
  user,
  children,
}: {
  readonly user: User | null;
  readonly children?: ReactNode;
}) => {
  if (!user || user.doseChange.requests.length === 0)
    return (
      <NoVisit
        title="You have not asked for another dose"
        lead="You can ask for a higher or lower dose of what you take, or stop it."
        action={{ label: 'Change your dose', href: '/consultation/titration' }}
        other={{ label: 'Go to your dashboard', href: '/dashboard' }}
      />
    );
  const { isWaiting, requests } = user.doseChange;
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard" width="regular">
      <Stack gap={8}>
        <PageHeading
          title={titleOf(user)}
          lead={isWaiting ? `A clinician answers ${brand.replyTime}.` : 'There is nothing more to do.'}
        />
        <section aria-labelledby="asked">
          <h2 id="asked">What you asked for</h2>
          <SentRequests requests={requests} />
        </section>
        {isWaiting ? <WhatHappens user={user} /> : null}
        {children}
        <NextLinks />
      </Stack>
    </FlowLayout>
  );
};
