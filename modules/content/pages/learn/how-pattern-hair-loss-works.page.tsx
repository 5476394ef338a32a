import { howPatternHairLossWorks } from '../../data/articles/how-pattern-hair-loss-works.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={howPatternHairLossWorks} />;
