import { erectionsAndTheHeart } from '../../data/articles/erections-and-the-heart.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={erectionsAndTheHeart} />;
