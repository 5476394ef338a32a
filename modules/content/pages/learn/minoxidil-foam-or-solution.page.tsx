import { minoxidilFoamOrSolution } from '../../data/articles/minoxidil-foam-or-solution.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={minoxidilFoamOrSolution} />;
