import { sheddingInTheFirstMonths } from '../../data/articles/shedding-in-the-first-months.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={sheddingInTheFirstMonths} />;
