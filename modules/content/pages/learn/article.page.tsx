import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ArticlePage } from '../../ui/article-page.tsx';
import { ArticleDocument } from './article.generated.ts';

export const data = pageData(ArticleDocument, ({ params }) => ({ slug: params.slug ?? '' }));

/** Any article of /learn. */
export const Page = () => {
  const { article } = usePageData(data);
  return (
    <PublicPage current="/learn">
      {article ? <ArticlePage article={article} /> : <EmptyState title="We cannot find this article" />}
    </PublicPage>
  );
};
