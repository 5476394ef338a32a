import { treatingEarlyEjaculation } from '../../data/articles/treating-early-ejaculation.ts';
import { ArticlePage } from '../../ui/article-page.tsx';

export const Page = () => <ArticlePage article={treatingEarlyEjaculation} />;
