import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { ForgetAnswers } from './forget-answers.tsx';

/** Shown when a visitor's answers end the flow before a purchase: the reasons and the alternatives. */
export const EndsHere = ({
  reasons,
  href,
}: {
  readonly reasons: readonly string[];
  readonly href: string;
}) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading
        id="question-title"
        title="We cannot prescribe to you online"
        lead="This is for your safety, not a judgment of you."
      />
      <Stack gap={3}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Stack>
      <p>You bought nothing, and nothing is charged.</p>
      <Cluster gap={4}>
        <LinkButton size="large" full="phone" href={link(href)}>
          See what you can do instead
        </LinkButton>
        <ForgetAnswers />
      </Cluster>
    </Stack>
  );
};
