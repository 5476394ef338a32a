import { useLink } from '#client/layout/links.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { refundCases, verdictLabels } from '../../data/refund-cases.ts';
import { type FaqTopic, FaqTopicPage } from '../../ui/faq-topic-page.tsx';
import styles from './refund-and-return-policy.module.css';

const tones = { full: 'done', replace: 'done', none: 'caution' } as const;

const refundQuestions = refundCases.map(({ title, what, todo }) => ({
  question: `${title}. Do I get my money back?`,
  answer: [what, todo],
}));

const topic: FaqTopic = {
  path: '/faq/refund-and-return-policy',
  title: 'Refunds and returns',
  lead: 'Six cases, with what we do and what you do. In short: you do not pay for our mistakes, and medicine cannot be returned.',
  questions: refundQuestions,
  contact: 'Not on this list?',
};

export const Page = () => {
  const link = useLink();
  return (
    <FaqTopicPage topic={topic}>
      <Section space="small" aria-labelledby="cases">
        <h2 id="cases" className={styles.title}>
          Which case is yours?
        </h2>
        <Grid as="ul" columns={3}>
          {refundCases.map(({ id, title, verdict, what, todo }) => (
            <li key={id} className={styles.case} data-verdict={verdict}>
              <p>
                <Badge tone={tones[verdict]}>{verdictLabels[verdict]}</Badge>
              </p>
              <h3 id={id}>{title}</h3>
              <p>{what}</p>
              <p className={styles.todo}>
                <strong>What you do:</strong> {todo}
              </p>
            </li>
          ))}
        </Grid>
      </Section>
      <Section tone="moss" aria-labelledby="how-long">
        <div className={styles.time}>
          <p className={styles.days}>5–10</p>
          <Stack gap={2}>
            <h2 id="how-long">Business days until it reaches your card</h2>
            <p>
              Refunds go to the card you paid with. We start them the day we approve them; after that, it
              depends on your bank. If the card was closed, tell us and we will find another way.
            </p>
            <p>
              <a href={link('/order-history')}>Your order history</a> shows what was refunded and when. The{' '}
              <a href={link('/legal/refunds')}>legal text</a> applies.
            </p>
          </Stack>
        </div>
      </Section>
    </FaqTopicPage>
  );
};
