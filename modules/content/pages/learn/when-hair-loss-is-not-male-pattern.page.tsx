import { whenHairLossIsNotMalePattern } from '../../data/articles/when-hair-loss-is-not-male-pattern.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={whenHairLossIsNotMalePattern} />;
