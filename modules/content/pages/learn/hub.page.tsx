import { PublicPage } from '#client/layout/public-page.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { articleCategories, articleSummaries, summaryOf } from '../../data/articles/summaries.ts';
import { ArticleCard } from '../../ui/article-card.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Byline } from '../../ui/review-note.tsx';
import styles from './hub.module.css';

const lead = summaryOf('finasteride-in-numbers');

export const Page = () => (
  <PublicPage current="/learn">
    <PageHero
      crumbs={[{ label: 'Learn', path: '/learn' }]}
      title="Read before you decide"
      lead="Short articles on hair loss and sexual health: what is known, how well, and what is not known. Each one lists its sources and the date of its text."
    >
      <nav aria-label="Topics" className={styles.topics}>
        {articleCategories.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
    </PageHero>
    <Section space="small" aria-label="Start here">
      <ArticleCard lead level={2} kicker="Start here" summary={lead} />
    </Section>
    {articleCategories.map(({ id, title, text }) => (
      <Section key={id} space="small" aria-labelledby={id}>
        <div className={styles.topic}>
          <Stack gap={2}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
          </Stack>
          <Grid columns={2}>
            {articleSummaries
              .filter(({ category, slug }) => category === id && slug !== lead.slug)
              .map((summary) => (
                <ArticleCard key={summary.slug} summary={summary} />
              ))}
            {id === lead.category && (
              <LinkCard
                path="/hair-loss#what-works"
                title="All hair loss treatments compared"
                text="What each one is shown to do at the crown and at the hairline, with its main risk beside it."
                picture={<ScalpPicture where="both" />}
              />
            )}
          </Grid>
        </div>
      </Section>
    ))}
    <Section tone="sand" space="small" aria-label="Who writes and checks">
      <Byline reviewed="2026-11-16" />
    </Section>
    <NextStep
      title="Prefer a short quiz?"
      text="The quiz asks five short questions and explains every suggestion in a sentence."
    />
  </PublicPage>
);
