import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';

/** Shown after “back” from the thank-you page, so that nobody orders the same products again by mistake. */
export const AlreadyOrdered = ({
  href,
  onAgain,
}: {
  readonly href: string;
  readonly onAgain: () => void;
}) => {
  const link = useLink();
  return (
    <FlowLayout>
      <PageHeading
        title="You have placed this order"
        lead="There is nothing more to do here, and nothing is charged twice."
      />
      <Cluster gap={3}>
        <LinkButton href={link(href)}>See what happens next</LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          Order the same again
        </Button>
      </Cluster>
    </FlowLayout>
  );
};
