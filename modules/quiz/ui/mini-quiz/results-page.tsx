import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Section } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { quizTakes } from '#config/durations.ts';
import { useShown } from '#modules/analytics/ui.ts';
import { CartButton, CartPanel, CartProvider } from '#modules/cart/ui.ts';
import { AskADoctor } from './ask-a-doctor.tsx';
import { BackToQuestions } from './back-to-questions.tsx';
import { PlanBar, PlanSummary } from './plan-summary.tsx';
import { questionCount } from './quiz-facts.ts';
import type { QuizResultsQuery } from './recommend.generated.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import styles from './results-page.module.css';
import { useQuizFlags } from './use-quiz-flags.ts';
import { type ResultsState, useRecommendations } from './use-recommendations.ts';

const heading = (state: ResultsState): { title: string; lead: string } => {
  if (state.kind === 'no-answers')
    return {
      title: 'Your recommendations',
      lead: 'They come from your answers to a few questions. Each one says which answer it is based on.',
    };
  if (state.kind === 'ready' && state.recommendations.askADoctor)
    return { title: 'This needs a closer look', lead: 'You told us that you lose hair in patches.' };
  const pattern = (state.kind === 'ready' && state.recommendations.pattern) || '';
  return {
    title: 'Your recommended plan',
    lead: `${pattern} Each card says which of your answers it is based on. Choose all, some or none of it.`.trim(),
  };
};

interface ResultsProps {
  readonly state: ResultsState;
  readonly quizPath: string;
}

const Results = ({ state, quizPath }: ResultsProps) => {
  const link = useLink();
  const flags = useQuizFlags();
  if (state.kind === 'loading')
    return (
      <div className={styles.layout}>
        <div className="needs-script">
          <Skeleton label="Finding your recommended plan" shape="card" count={3} />
        </div>
        <noscript>{import.meta.env.SSR ? <BackToQuestions quizPath={quizPath} /> : null}</noscript>
      </div>
    );
  if (state.kind === 'no-answers')
    return (
      <div className={styles.layout}>
        <EmptyState
          title="Your answers are not in this browser"
          action={
            <LinkButton href={link(quizPath)}>Answer {questionCount(flags)} short questions</LinkButton>
          }
        >
          Answers stay only in the browser tab where you gave them, unless you saved your results. It takes{' '}
          {quizTakes} to answer again.
        </EmptyState>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div className={styles.layout}>
        <Notice
          tone="danger"
          title="We could not get your recommendations"
          actions={
            <Button size="small" onClick={state.again}>
              Try again
            </Button>
          }
        >
          {state.message} Your answers are kept.
        </Notice>
      </div>
    );
  const { askADoctor, products, treatmentYear, scalpAlternative } = state.recommendations;
  if (askADoctor)
    return (
      <div className={styles.layout}>
        <AskADoctor changePath={link(`${quizPath}#question-1`)} />
      </div>
    );
  if (products.length === 0)
    return (
      <div className={styles.layout}>
        <EmptyState
          title="Nothing here fits your answers"
          action={<LinkButton href={link('/our-products')}>See all treatments</LinkButton>}
        >
          You can still look through everything we offer.
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.layout}>
      <div className={styles.list}>
        <ul className={styles.list}>
          {products.map((recommended) => (
            <RecommendationCard key={recommended.drugType} recommended={recommended} />
          ))}
        </ul>
        {scalpAlternative?.page ? (
          <p>
            For the scalp there is also a{' '}
            <a href={link(scalpAlternative.page)}>{scalpAlternative.title.toLowerCase()}</a> gel. A pharmacy
            makes it by prescription, and the FDA has not approved it.
          </p>
        ) : null}
        {treatmentYear.length > 0 ? (
          <section className={styles.list}>
            <h2>What to expect over a year</h2>
            <ol className={styles.year}>
              {treatmentYear.map(({ when, title, text }) => (
                <li key={when}>
                  <strong>
                    {when}: {title.toLowerCase()}.
                  </strong>{' '}
                  {text}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
      <div className={styles.side}>
        <PlanSummary recommended={products} />
      </div>
    </div>
  );
};

interface ResultsPageProps {
  /** The storage key of the answers in this tab. */
  readonly answersKey: string;
  /** The questions that the answers belong to. */
  readonly quizPath: string;
  /** The recommendations that the page came with. */
  readonly given: QuizResultsQuery | undefined;
}

const Recommendations = ({ answersKey, quizPath, given }: ResultsPageProps) => {
  const state = useRecommendations(answersKey, given);
  const { variant } = useQuizFlags();
  const productIds =
    state.kind === 'ready' ? state.recommendations.products.map((recommended) => recommended.id) : [];
  useShown(
    'mini quiz results viewed',
    { productIds, ...(variant && { quizVariant: variant }) },
    state.kind === 'ready',
  );
  const link = useLink();
  return (
    <PublicPage hideStart cart={<CartButton />}>
      <Section space="small">
        <PageHeading {...heading(state)} />
        <Results state={state} quizPath={quizPath} />
        {state.kind === 'ready' && !state.recommendations.askADoctor ? (
          <>
            <p className={styles.below}>
              These are suggestions, not medical advice.{' '}
              <a href={link(`${quizPath}#question-1`)}>Change your answers</a> or{' '}
              <a href={link('/our-products')}>see all treatments</a>.
            </p>
            {state.recommendations.products.length > 0 ? (
              <PlanBar recommended={state.recommendations.products} />
            ) : null}
          </>
        ) : null}
      </Section>
    </PublicPage>
  );
};

/** The recommendations: why each product, its price and charge dates, and the cart. */
export const ResultsPage = (props: ResultsPageProps) => (
  <CartProvider>
    <Recommendations {...props} />
    <CartPanel />
  </CartProvider>
);
