import { finasterideInNumbers } from '../../data/articles/finasteride-in-numbers.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={finasterideInNumbers} />;
