import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { useSignedInLink } from './use-signed-in-link.ts';

/** Shown for a submitted questionnaire: continue, or submit it again starting from the earlier answers. */
export const AnsweredBefore = (props: {
  readonly title: string;
  readonly answeredAt: string;
  readonly nextPath: string;
  readonly exitPath: string;
  readonly onAgain: () => void;
}) => {
  const signedInLink = useSignedInLink();
  return (
    <FlowLayout exitPath={props.exitPath} exitLabel="Exit">
      <Stack gap={6}>
        <PageHeading
          kicker={props.title}
          title="You have answered these questions"
          lead={`You sent them on ${formatDate(props.answeredAt)}. If something has changed, go through them again. Your earlier answers are filled in.`}
        />
        <Cluster gap={4}>
          <LinkButton size="large" full="phone" href={signedInLink(props.nextPath)}>
            Continue
          </LinkButton>
          <Button variant="secondary" size="large" full="phone" onClick={props.onAgain}>
            Change my answers
          </Button>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
