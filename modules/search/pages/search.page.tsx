import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { SearchForm } from '#client/layout/search-form.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { readQuery } from '../domain/search-input.ts';
import { HitList } from '../ui/hit-list.tsx';
import { StartingPoints } from '../ui/starting-points.tsx';
import { SearchDocument } from './search.generated.ts';

/** What the address asks for. A query that is refused is shown with its error, and nothing is searched. */
const asked = (search: Readonly<Record<string, string>>): { query: string; error?: string | undefined } => {
  const read = readQuery(search.q, 'q');
  return read.ok ? { query: read.value } : { query: '', error: read.failure.fields?.[0]?.message };
};

export const data = pageData(SearchDocument, ({ search }) => ({ query: asked(search).query }));

const counted = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

export const Page = () => {
  const { products, articles, questions } = usePageData(data).search;
  const { search } = usePageContext().input;
  const { query, error } = asked(search);
  const count = products.length + articles.length + questions.length;
  return (
    <PublicPage current="/search">
      <Section space="small" width="regular">
        <Stack gap={8}>
          <PageHeading title="Search" lead="Find treatments, articles and answers." />
          <SearchForm label="What are you looking for?" value={search.q} error={error} />
          {count > 0 ? (
            <Stack gap={10}>
              <p>
                {counted(count)} for “{query}”
              </p>
              <HitList title="Treatments" hits={products} />
              <HitList title="Articles" hits={articles} />
              <HitList title="Questions and answers" hits={questions} />
            </Stack>
          ) : (
            <StartingPoints query={query} />
          )}
        </Stack>
      </Section>
    </PublicPage>
  );
};
