import { useLink } from '#client/layout/links.tsx';
import { SiteLayout } from '#client/layout/site-layout.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CartButton, CartPanel, CartProvider } from '#modules/cart/ui.ts';
import { PlanBar, PlanSummary } from '../ui/mini-quiz/plan-summary.tsx';
import { RecommendationCard } from '../ui/mini-quiz/recommendation-card.tsx';
import { type ResultsState, useRecommendations } from '../ui/mini-quiz/use-recommendations.ts';
import styles from './results.module.css';

const AskADoctor = () => {
  const link = useLink();
  return (
    <Card padding="large">
      <Stack gap={4}>
        <h2>Please have a doctor look at it in person</h2>
        <p>
          Hair loss in round or uneven patches often has another cause than male pattern hair loss. Some
          causes can be treated well, and some should be treated soon. The products here are not made for it,
          so we do not recommend any.
        </p>
        <p>
          Your family doctor or a dermatologist can examine your scalp. Go soon if the skin is painful, red,
          weeping or scarred, or if the patches grow quickly.
        </p>
        <p>
          <a href={link('/quiz#question-1')}>That is not what I meant: change my answers</a>
        </p>
      </Stack>
    </Card>
  );
};

const heading = (state: ResultsState): { title: string; lead: string } => {
  if (state.kind === 'no-answers')
    return { title: 'Your recommendations', lead: 'They come from your answers to a few questions.' };
  if (state.kind === 'ready' && state.recommendations.askADoctor)
    return { title: 'This needs a closer look', lead: 'You told us that you lose hair in patches.' };
  return {
    title: 'What may suit you',
    lead: 'Each card says which of your answers it comes from. Take all of it, some of it or nothing.',
  };
};

const Results = ({ state }: { readonly state: ResultsState }) => {
  const link = useLink();
  if (state.kind === 'loading')
    return (
      <div className={styles.layout}>
        <Skeleton label="Finding what may suit you" shape="card" count={3} />
      </div>
    );
  if (state.kind === 'no-answers')
    return (
      <div className={styles.layout}>
        <EmptyState
          title="We have no answers from you yet"
          action={<LinkButton href={link('/quiz')}>Answer 5 short questions</LinkButton>}
        >
          Answers are kept only in the browser tab you gave them in. It takes about a minute to give them
          again.
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
  const { askADoctor, products } = state.recommendations;
  if (askADoctor)
    return (
      <div className={styles.layout}>
        <AskADoctor />
      </div>
    );
  if (products.length === 0)
    return (
      <div className={styles.layout}>
        <EmptyState
          title="Nothing here fits your answers"
          action={<LinkButton href={link('/our-products')}>See all treatments</LinkButton>}
        >
          That is good to know too. You can still look through everything we offer.
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.layout}>
      <ul className={styles.list}>
        {products.map((recommended) => (
          <RecommendationCard key={recommended.drugType} recommended={recommended} />
        ))}
      </ul>
      <div className={styles.side}>
        <PlanSummary recommended={products} />
      </div>
    </div>
  );
};

const Recommendations = () => {
  const state = useRecommendations();
  const link = useLink();
  return (
    <SiteLayout hideStart cart={<CartButton />}>
      <Section space="small">
        <PageHeading {...heading(state)} />
        <Results state={state} />
        {state.kind === 'ready' && !state.recommendations.askADoctor ? (
          <>
            <p className={styles.below}>
              These are suggestions, not medical advice.{' '}
              <a href={link('/quiz#question-1')}>Change your answers</a> or{' '}
              <a href={link('/our-products')}>see all treatments</a>.
            </p>
            {state.recommendations.products.length > 0 ? (
              <PlanBar recommended={state.recommendations.products} />
            ) : null}
          </>
        ) : null}
      </Section>
    </SiteLayout>
  );
};

export const Page = () => (
  <CartProvider>
    <Recommendations />
    <CartPanel />
  </CartProvider>
);
