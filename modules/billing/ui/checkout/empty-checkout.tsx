import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { NotOfferedNotice } from './not-offered-notice.tsx';

/** Nothing to buy: an empty cart, or a link with unknown products. */
export const EmptyCheckout = ({
  ignored,
  notOffered,
}: {
  readonly ignored: number;
  readonly notOffered: readonly string[];
}) => {
  const link = useLink();
  return (
    <FlowLayout>
      <PageHeading
        title="Your cart is empty"
        lead={
          ignored > 0
            ? 'We could not find what this link asks for. Answer a few questions and we show you what fits, or look through all treatments.'
            : 'Answer a few questions and we show you what fits, or look through all treatments.'
        }
      />
      <NotOfferedNotice messages={notOffered} />
      <Cluster gap={3}>
        <LinkButton href={link('/quiz')}>Find your treatment</LinkButton>
        <LinkButton variant="secondary" href={link('/our-products')}>
          See all treatments
        </LinkButton>
      </Cluster>
    </FlowLayout>
  );
};
