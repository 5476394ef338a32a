import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { type AlreadyTaken, ProductNotices } from './product-notices.tsx';

/** The products of the link that the page left out. */
interface LeftOut {
  readonly ignoredIds: readonly string[];
  readonly notOffered: readonly string[];
  readonly alreadyTaken: readonly AlreadyTaken[];
}

const lead = ({ ignoredIds }: LeftOut): string =>
  ignoredIds.length > 0
    ? 'These products could not be found. Answer a few questions, and we will show you what fits, or look through all treatments.'
    : 'Answer a few questions, and we will show you what fits, or look through all treatments.';

/** Nothing to buy: an empty cart, a link with unknown products, or only products that the patient has already. */
export const EmptyCheckout = ({ page }: { readonly page: LeftOut }) => {
  const link = useLink();
  const { notOffered, alreadyTaken } = page;
  const hasAll = alreadyTaken.length > 0;
  return (
    <FlowLayout>
      <PageHeading
        title={hasAll ? 'You already have this' : 'Your cart is empty'}
        lead={hasAll ? 'Nothing was ordered or charged.' : lead(page)}
      />
      <ProductNotices notOffered={notOffered} alreadyTaken={alreadyTaken} />
      <Cluster gap={3}>
        <LinkButton href={link(hasAll ? '/account' : specialtyEntryPages.hairLoss)}>
          {hasAll ? 'See what you have' : 'Find your treatment'}
        </LinkButton>
        <LinkButton variant="secondary" href={link('/our-products')}>
          See all treatments
        </LinkButton>
      </Cluster>
    </FlowLayout>
  );
};
