import type { ArticleSummary } from '../data/articles/summaries.ts';
import { ArticlePicture } from './article-picture.tsx';
import { LinkCard, type LinkCardProps } from './link-card.tsx';

interface ArticleCardProps extends Pick<LinkCardProps, 'kicker' | 'lead' | 'level'> {
  readonly summary: ArticleSummary;
}

/** An article as a card that links to it. */
export const ArticleCard = ({ summary, ...look }: ArticleCardProps) => (
  <LinkCard
    {...look}
    path={`/learn/${summary.slug}`}
    title={summary.title}
    text={summary.description}
    picture={<ArticlePicture picture={summary.picture} />}
  />
);
