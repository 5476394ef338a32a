import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { StartOverButton } from '../ui/start-over-button.tsx';
import { useSignedInLink } from '../ui/use-signed-in-link.ts';
import { ReturningUserPageDocument } from './returning-user.generated.ts';

export const data = pageData(ReturningUserPageDocument, () => ({}));

export const Page = () => {
  const link = useLink();
  const signedInLink = useSignedInLink();
  const { currentUser, startUnfinished } = usePageData(data);
  const name = currentUser?.firstName ? `, ${currentUser.firstName}` : '';
  const [first] = startUnfinished;
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        <PageHeading
          title={`Welcome back${name}`}
          lead={
            first
              ? 'Your answers are saved. Continue where you were, or start over.'
              : currentUser
                ? 'You have nothing unfinished here. Your treatment and messages are on your dashboard.'
                : 'You have not started anything in this browser. You can start a visit, or sign in to find what you started elsewhere.'
          }
        />
        {currentUser?.hasActiveSubscription ? (
          <Notice
            tone="caution"
            live={false}
            title="You already have a plan with us"
            actions={<a href={link('/treatment-plan')}>See your treatment</a>}
          >
            You do not need a second visit to change it. Your care team can do that, and you pay for only one
            plan.
          </Notice>
        ) : null}
        {startUnfinished.map((one) => (
          <Card key={one.name} as="section" aria-labelledby={`begun-${one.name}`}>
            <Stack gap={4}>
              <h2 id={`begun-${one.name}`}>{one.title}</h2>
              <p>
                {one.answered} of {one.total} questions answered, last saved on {formatDate(one.savedAt)}.
              </p>
              <div>
                <LinkButton full="phone" href={signedInLink(one.href)}>
                  Continue
                </LinkButton>
              </div>
            </Stack>
          </Card>
        ))}
        <Cluster gap={4}>
          {first ? (
            <StartOverButton href={entryPages.normal} />
          ) : (
            <LinkButton
              variant={currentUser ? 'secondary' : 'primary'}
              full="phone"
              href={link(entryPages.normal)}
            >
              Start a visit
            </LinkButton>
          )}
          <LinkButton
            variant={currentUser && !first ? 'primary' : 'secondary'}
            full="phone"
            href={link('/dashboard')}
          >
            {currentUser ? 'Go to your dashboard' : 'Sign in'}
          </LinkButton>
        </Cluster>
        <p>
          Here for a refill? <a href={link(entryPages.refill)}>Renew your prescription</a>, or{' '}
          <a href={link(entryPages['refill out of state'])}>tell us that you moved</a>.
        </p>
      </Stack>
    </FlowLayout>
  );
};
