import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { DrugFactsPage } from '../ui/facts/drug-facts-page.tsx';
import { DrugFactsDocument } from './drug-facts.generated.ts';

export const data = pageData(DrugFactsDocument, ({ params }) => ({ slug: params.slug ?? '' }));

export const Page = () => {
  const { drugFacts } = usePageData(data);
  return (
    <PublicPage>
      {drugFacts ? (
        <DrugFactsPage facts={drugFacts} />
      ) : (
        <EmptyState title="We could not find these drug facts" />
      )}
    </PublicPage>
  );
};
