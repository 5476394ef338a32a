import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { articleCategories, summaryOf } from '../data/articles/summaries.ts';
import type { ArticleQuery } from '../pages/learn/article.generated.ts';
import { ArticleBlock } from './article-block.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-page.module.css';
import { ArticlePicture } from './article-picture.tsx';
import { NextStep } from './next-step.tsx';
import { PageHero } from './page-hero.tsx';
import { Byline, ReviewNote } from './review-note.tsx';
import { MedicalPageData } from './structured-data.tsx';

/** An article: its top, its text with the most important points beside it, its sources, and what to read next. */
export const ArticlePage = ({ article }: { readonly article: NonNullable<ArticleQuery['article']> }) => {
  const { slug, about, keyPoints, sections, sources, related } = article;
  const { title, description, category, picture, reviewed } = summaryOf(slug);
  const path = `/learn/${slug}`;
  const kicker = articleCategories.find(({ id }) => id === category)?.title;
  const sexual = category === 'sexual-health';
  return (
    <>
      <PageHero
        crumbs={[
          { label: 'Learn', path: '/learn' },
          { label: title, path },
        ]}
        {...(kicker && { kicker })}
        title={title}
        lead={description}
        picture={
          <div className={styles.picture}>
            <ArticlePicture picture={picture} />
          </div>
        }
      >
        <Byline reviewed={reviewed} />
      </PageHero>
      <MedicalPageData
        article
        title={title}
        description={description}
        path={path}
        reviewed={reviewed}
        about={about}
      />
      <Section space="regular" aria-label="Article">
        <div className={styles.columns}>
          <aside className={styles.aside} aria-label="In short">
            <h2>In short</h2>
            <ul>
              {keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <nav aria-label="In this article">
              <h2>In this article</h2>
              <ol>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </aside>
          <article className={styles.text}>
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {blocks.map((block) => (
                  <ArticleBlock key={JSON.stringify(block)} {...block} />
                ))}
              </section>
            ))}
          </article>
        </div>
      </Section>
      <ReviewNote sources={sources} reviewed={reviewed} />
      <Section aria-labelledby="read-on">
        <Stack gap={6}>
          <h2 id="read-on">Keep reading</h2>
          <Grid columns={2}>
            {related.map(summaryOf).map((other) => (
              <ArticleCard key={other.slug} summary={other} />
            ))}
          </Grid>
        </Stack>
      </Section>
      <NextStep
        title={sexual ? 'Talk with a clinician' : 'Not sure what fits you?'}
        text={
          sexual
            ? 'Choose a treatment, answer health questions, and a clinician decides with you whether it is safe.'
            : 'Five short questions show which treatments may fit you, and why. No account needed.'
        }
        {...(sexual && {
          action: { label: 'Start with a few questions', path: specialtyEntryPages.sexualHealth },
          second: { label: 'All articles', path: '/learn' },
        })}
      />
    </>
  );
};
