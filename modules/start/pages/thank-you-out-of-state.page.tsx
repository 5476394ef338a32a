import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { entryPages } from '#config/entry-pages.ts';
import { stateName } from '#kernel/us-states.ts';
import { CancelPlan } from '../ui/cancel-plan.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { NotifyMe } from '../ui/notify-me.tsx';
import { useSignedInLink } from '../ui/use-signed-in-link.ts';
import { PackagesElsewhere, WhatWaits } from '../ui/what-waits.tsx';
import {
  ThankYouOutOfStatePageDocument,
  type ThankYouOutOfStatePageQuery,
} from './thank-you-out-of-state.generated.ts';

export const data = pageData(ThankYouOutOfStatePageDocument, () => ({}));

type Move = NonNullable<ThankYouOutOfStatePageQuery['startMove']>;
type Link = ReturnType<typeof useLink>;

const headingOf = (move: Move | null): { title: string; lead: string } => {
  if (!move)
    return {
      title: 'Moving to another state',
      lead: 'You have not told us about a move. When you do, this page shows what happens with your refills.',
    };
  const place = stateName(move.state);
  if (!move.served)
    return {
      title: `We cannot prescribe in ${place} yet`,
      lead: 'Your new address is saved, and refills of prescriptions have stopped. Nothing more is charged for them while they are on hold.',
    };
  if (move.sentAt)
    return {
      title: 'Your history is with a clinician',
      lead: `A clinician licensed in ${place} reads it ${brand.replyTime}. Your refills are on hold until then, and nothing is charged for them.`,
    };
  if (move.waiting.length === 0)
    return {
      title: 'Your new address is saved',
      lead: `Everything ships to ${place} from now on. Nothing is on hold because of your move.`,
    };
  return {
    title: 'One step is left',
    lead: `Your new address in ${place} is saved, and your refills are on hold. Answer the short history, so that a clinician there can take over.`,
  };
};

/** Shown when no clinician is licensed there: how to continue care safely elsewhere. */
const WithoutUs = ({ link }: { readonly link: Link }) => (
  <Stack gap={4}>
    <h2>How to continue without us</h2>
    <CheckList
      items={[
        {
          id: 'doctor',
          text: (
            <>
              A doctor or pharmacy near you can take over. Ask your care team to send your prescription to a
              local pharmacy, or your records to a new doctor.{' '}
              <a href={link('/messages')}>Write to your care team</a>
            </>
          ),
        },
        {
          id: 'use-up',
          text: 'You may use up what you have at home as directed. You can stop hair medicines at any time; their effect on your hair is lost over the following months.',
        },
        {
          id: 'orders',
          text: (
            <>
              Your last fill and all receipts are in your orders.{' '}
              <a href={link('/order-history')}>See your orders</a>
            </>
          ),
        },
      ]}
    />
  </Stack>
);

export const Page = () => {
  const link = useLink();
  const signedInLink = useSignedInLink();
  const { startMove: move, currentUser } = usePageData(data);
  const plans = (currentUser?.billing.subscriptions ?? []).filter(({ isCancellable }) => isCancellable);
  const waits = move?.served === true && move.sentAt === null && move.waiting.length > 0;
  return (
    <FlowLayout exitPath={currentUser ? '/dashboard' : '/'} exitLabel={currentUser ? 'Dashboard' : 'Home'}>
      <Stack gap={10}>
        <PageHeading {...headingOf(move)} />
        <Cluster gap={4}>
          {move ? null : (
            <LinkButton size="large" full="phone" href={link(entryPages['refill out of state'])}>
              Tell us about your move
            </LinkButton>
          )}
          {waits ? (
            <LinkButton
              size="large"
              full="phone"
              href={signedInLink('/start/question-flow/oos-medical-history')}
            >
              Answer the history
            </LinkButton>
          ) : null}
          <LinkButton variant="secondary" size="large" full="phone" href={link('/dashboard')}>
            {currentUser ? 'Go to your dashboard' : 'Sign in'}
          </LinkButton>
        </Cluster>
        {move ? <WhatWaits move={move} /> : null}
        {move ? <PackagesElsewhere packages={move.packages} /> : null}
        {move?.served === false ? <WithoutUs link={link} /> : null}
        {move?.served === false ? <NotifyMe state={move.state} signedIn={currentUser !== null} /> : null}
        {move && plans.length > 0 ? (
          <Stack gap={4}>
            <h2>Your plans</h2>
            <p>
              Products without a prescription continue and ship to your new address. If we cannot send
              something there, it is put on hold, and we tell you. You can cancel any plan here, right away
              and free of charge.
            </p>
            {plans.map((plan) => (
              <CancelPlan key={plan.id} plan={plan} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </FlowLayout>
  );
};
