import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Accordion } from '#client/ui/accordion.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import columns from '#client/ui/columns.module.css';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { signedIn } from '#modules/account/ui.ts';
import { DeletionBanner } from '#modules/rights/ui.ts';
import { CardWarning } from '../ui/card-warning.tsx';
import { careSteps } from '../ui/care-steps.ts';
import { DashboardSummary } from '../ui/dashboard/dashboard-summary.tsx';
import { careStatus, isCareComplete, nextTask } from '../ui/dashboard/next-task.ts';
import { Treatments } from '../ui/dashboard/treatments.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { OfferCard } from '../ui/offer-card.tsx';
import { DashboardPageDocument } from './dashboard.generated.ts';
import styles from './dashboard.module.css';

export const data = pageData(DashboardPageDocument, () => ({}));

/** Shown until it is known who is signed in. */
export const placeholder = () => (
  <AppLayout current="/dashboard" width="wide">
    <Skeleton label="Loading your dashboard" shape="card" count={2} />
  </AppLayout>
);

/** The next task, then the status of care, payments, packages and messages. */
export const Page = () => {
  const user = signedIn(usePageData(data).currentUser);
  const link = useLink();
  const { care, billing, firstName } = user;
  const isNew =
    care.timeline.length === 0 &&
    care.treatments.length === 0 &&
    billing.subscriptions.length === 0 &&
    billing.latestOrder === null;
  const checkIn = user.checkIns.find(({ closedAt }) => closedAt === null);
  // Ordering the same again is part of the offer.
  const comeBack = user.offerTask ? null : billing.comeBack;
  const task = nextTask({ ...billing, comeBack }, care, checkIn);
  // Shown once: in the card when the card is about it.
  const saysCare = billing.action !== null || care.action === null;
  const steps = <Timeline label="Your care, step by step" steps={careSteps(care.timeline)} />;
  // Completed steps are hidden once the treatment has arrived.
  const hasArrived = isCareComplete(care) && care.treatments.length > 0;
  const status = careStatus(care, billing.subscriptions);
  const hello = firstName ? `Hello, ${firstName}` : 'Hello';

  if (isNew)
    return (
      <AppLayout current="/dashboard" unreadMessages={care.unreadMessages}>
        <Stack gap={8}>
          <PageHeading title={hello} />
          <DeletionBanner deletion={user.accountDeletion} />
          <EmptyState
            title="You have no visit yet"
            action={<LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>}
          >
            Answer a few questions to see what fits and what it costs. A clinician reviews your answers before
            anything is prescribed.
          </EmptyState>
        </Stack>
      </AppLayout>
    );
  return (
    <AppLayout current="/dashboard" unreadMessages={care.unreadMessages} width="wide">
      <Stack gap={10}>
        <PageHeading title={hello} />
        <DeletionBanner deletion={user.accountDeletion} />
        <CardWarning warning={billing.cardWarning} />
        <OfferCard task={user.offerTask} />
        {task ? (
          <NextStep kicker={task.kicker} title={task.title} label={task.label} href={task.href}>
            {task.detail}
          </NextStep>
        ) : null}
        <div className={classNames(columns.columns, styles.columns)}>
          <section className={columns.part} aria-labelledby="status">
            <h2 id="status">{saysCare ? status.headline : 'Where things stand'}</h2>
            {saysCare ? <p>{status.detail}</p> : null}
            {saysCare && care.action ? (
              <p>
                <a href={link(care.action.href)}>{care.action.label}</a>
              </p>
            ) : null}
            {hasArrived ? <Treatments treatments={care.treatments} /> : null}
            {care.timeline.length === 0 ? null : hasArrived ? (
              <Accordion items={[{ id: 'steps', title: 'Steps so far', content: steps }]} />
            ) : (
              steps
            )}
          </section>
          <section className={columns.part} aria-labelledby="glance">
            <h2 id="glance">At a glance</h2>
            <DashboardSummary
              user={user}
              checkIn={checkIn && task?.href !== checkIn.href ? checkIn : null}
              hideMessages={task?.href === '/messages'}
            />
          </section>
        </div>
        {care.treatments.length > 0 && !hasArrived ? (
          <section className={columns.part} aria-labelledby="treatments">
            <h2 id="treatments">Your treatment</h2>
            <Treatments treatments={care.treatments} />
          </section>
        ) : null}
      </Stack>
    </AppLayout>
  );
};
