import { useEffect } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading } from '#client/ui/layout.tsx';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';

/** Prescription products are not ordered without a visit: explains this and links to its first page. */
export const NeedsVisit = ({ products }: { readonly products: string }) => {
  const link = useLink();
  const target = link(entryPages.normal);
  useEffect(() => {
    void goTo(target);
  }, [target]);
  return (
    <FlowLayout>
      <PageHeading
        title="This needs an online visit"
        lead="Your cart has a prescription product, and a clinician has to review it. We will take you to the first questions."
      />
      <Cluster gap={3}>
        <LinkButton href={target}>Go to the questions</LinkButton>
        <LinkButton variant="secondary" href={link(`${specialtyEntryPages.products}?products=${products}`)}>
          Back to the products
        </LinkButton>
      </Cluster>
    </FlowLayout>
  );
};
