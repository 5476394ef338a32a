import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { summaryOf } from '../data/articles/summaries.ts';
import { reviewFields, reviewQuestions, reviewRules } from '../data/reviews.ts';
import { ReviewFormPicture } from '../pictures/review-form-picture.tsx';
import { ArticleCard } from '../ui/article-card.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { QuestionList } from '../ui/question-list.tsx';
import side from '../ui/side-by-side.module.css';
import { TitledList } from '../ui/titled-list.tsx';
import styles from './reviews.module.css';

const evidence = [
  summaryOf('finasteride-in-numbers'),
  summaryOf('minoxidil-foam-or-solution'),
  summaryOf('shedding-in-the-first-months'),
];

export const Page = () => {
  const link = useLink();
  return (
    <PublicPage current="/reviews">
      <PageHero
        crumbs={[{ label: 'Reviews', path: '/reviews' }]}
        title="Reviews, and why there are none yet"
        lead="No reviews have been published so far. We do not borrow, buy or invent them. Here is how we will collect them, and what you can rely on until then."
        picture={<ReviewFormPicture title="An empty review card with five unfilled leaves" />}
      />

      <Section aria-labelledby="published">
        <div className={styles.empty}>
          <p className={styles.zero} aria-hidden="true">
            0
          </p>
          <Stack gap={3}>
            <h2 id="published">Published reviews: none</h2>
            <p>
              The first will appear here when a patient has used a product for at least three months and wants
              to share their experience. Until then, trials with hundreds of men tell you more than we could.
            </p>
            <p>
              <a href="#evidence">See the evidence</a>
            </p>
          </Stack>
        </div>
      </Section>

      <TitledList
        as="ul"
        tone="sand"
        id="rules"
        heading="The rules for every review"
        className={styles.rules}
        items={reviewRules}
      />

      <Section aria-labelledby="leave">
        <div className={side.pair} data-top>
          <Stack gap={4}>
            <h2 id="leave">How to leave one</h2>
            <ol className={styles.steps}>
              <li>Your first order has arrived. Its number is in your order history.</li>
              <li>
                Use the product for three months. If you have side effects, do not wait: message your
                clinician.
              </li>
              <li>
                Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> from the email
                address on your account, with the order number. It can be good or bad, short or long.
              </li>
              <li>
                We check the order, ask for your consent to the exact text, and publish it without your name.
              </li>
            </ol>
            <p>
              <a href={link('/order-history')}>Your order history</a>
            </p>
          </Stack>
          <Stack gap={4}>
            <h2 id="fields">What each review shows</h2>
            <dl className={styles.fields}>
              {reviewFields.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        </div>
      </Section>

      <Section tone="moss" aria-labelledby="evidence">
        <Stack gap={6}>
          <Stack gap={2}>
            <h2 id="evidence">What you can rely on today</h2>
            <p>Numbers from trials, with the side effects next to the benefit.</p>
          </Stack>
          <Grid columns={3}>
            {evidence.map((summary) => (
              <ArticleCard key={summary.slug} summary={summary} />
            ))}
          </Grid>
          <p>
            <a href={link('/hair-loss#what-works')}>What works for hair loss, and how well</a>
          </p>
        </Stack>
      </Section>

      <Section width="regular" aria-labelledby="questions">
        <Stack gap={4}>
          <h2 id="questions">FAQ</h2>
          <QuestionList questions={reviewQuestions} prefix="reviews" />
        </Stack>
      </Section>
    </PublicPage>
  );
};
