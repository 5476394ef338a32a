import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { entryPages } from '#kernel/entry-pages.ts';
import { GetHelp } from './get-help.tsx';
import { StartButton } from './start-button.tsx';

interface Renewal {
  readonly status: string;
  readonly title: string;
  readonly detail: string;
  readonly refills: string;
}

const Sent = ({ refills }: { readonly refills: string }) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading
        kicker="Renewal"
        title="Sent to your clinician"
        lead={`A clinician reads it and replies ${brand.replyTime}. We tell you when there is an answer; there is nothing more to do now.`}
      />
      <p>{refills}</p>
      <p>
        New photos help your clinician to compare. <a href={link('/consultation/photo-upload')}>Add photos</a>{' '}
        if you like; it takes about 3 minutes.
      </p>
      <GetHelp />
      <Cluster gap={4}>
        <LinkButton full="phone" href={link('/dashboard')}>
          Go to your dashboard
        </LinkButton>
        <LinkButton variant="secondary" full="phone" href={link('/messages')}>
          Write a message
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

/** The questionnaire page when there is nothing to answer: submitted, not started, or not due. */
export const RenewalClosed = ({ renewal }: { readonly renewal: Renewal }) => {
  const { status, title, detail, refills } = renewal;
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      {status === 'submitted' ? (
        <Sent refills={refills} />
      ) : (
        <Stack gap={8}>
          <PageHeading kicker="Renewal" title={title} lead={detail} />
          {status === 'open' ? (
            <StartButton label="Start the questions" isHere />
          ) : (
            <div>
              <LinkButton full="phone" href={link(entryPages.refill)}>
                See your renewal
              </LinkButton>
            </div>
          )}
        </Stack>
      )}
    </FlowLayout>
  );
};
