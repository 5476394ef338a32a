import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { useSignedInLink } from './use-signed-in-link.ts';

/** A notice to read before the next step. */
export const BeforeGoingOn = (props: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}) => {
  const signedInLink = useSignedInLink();
  return (
    <Stack gap={6}>
      <PageHeading id="question-title" kicker="Good to know" title={props.title} lead={props.text} />
      <div>
        <LinkButton size="large" full="phone" href={signedInLink(props.href)}>
          Continue
        </LinkButton>
      </div>
    </Stack>
  );
};
