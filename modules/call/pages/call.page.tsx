import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { BookedCall } from '../ui/booked-call.tsx';
import { ChooseTime } from '../ui/choose-time.tsx';
import { CallPageDocument, type CallPageQuery } from './call.generated.ts';
import styles from './call.module.css';

export const data = pageData(CallPageDocument, () => ({}));

type LiveCall = NonNullable<NonNullable<CallPageQuery['currentUser']>['liveCall']>;

const NoCall = ({ call }: { readonly call: LiveCall | null }) => {
  const link = useLink();
  const isDone = call?.status === 'completed';
  return (
    <>
      <PageHeading title="Your call" />
      <EmptyState
        title={isDone ? 'Your call took place' : 'You have no call to book'}
        action={<LinkButton href={link('/dashboard')}>Go to your dashboard</LinkButton>}
      >
        {isDone
          ? 'Your clinician will continue your visit. We will let you know as soon as there is an answer.'
          : 'Your dashboard says what comes next. If your visit needs a call, you choose the time here.'}
      </EmptyState>
    </>
  );
};

const Waiting = ({ call }: { readonly call: LiveCall }) => {
  const isBegun = call.status === 'in_progress';
  return (
    <>
      <PageHeading
        title={call.startsAt ? 'Your call is booked' : 'Choose a time for your call'}
        lead="Your clinician needs to speak with you for about 20 minutes before a decision. There is no extra charge."
      />
      {call.misses > 0 && !call.startsAt ? (
        <Notice tone="caution" live={false} title="We missed you">
          {call.misses === 1
            ? 'Please choose another time.'
            : 'Please choose another time. If the next call is missed too, your visit ends; nothing is charged.'}
        </Notice>
      ) : null}
      {call.startsAt ? <BookedCall {...call} startsAt={call.startsAt} /> : null}
      {isBegun ? null : (
        <section className={styles.choose} aria-labelledby="choose-title">
          {call.startsAt ? <h2 id="choose-title">Choose another time</h2> : null}
          {call.startsAt ? null : (
            <h2 id="choose-title" className="visually-hidden">
              Free times
            </h2>
          )}
          <ChooseTime slots={call.slots} timeZone={call.timeZone} again={call.startsAt !== null} />
        </section>
      )}
    </>
  );
};

export const Page = () => {
  const call = usePageData(data).currentUser?.liveCall ?? null;
  return (
    <AppLayout current="/dashboard">
      <div className={styles.page}>{call?.isWaiting ? <Waiting call={call} /> : <NoCall call={call} />}</div>
    </AppLayout>
  );
};
