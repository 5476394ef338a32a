import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Raster } from '#client/pictures/raster.tsx';
import { Accordion } from '#client/ui/accordion.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { quizTakes } from '#config/durations.ts';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { homeHero } from '#config/images.ts';
import { homeQuestions } from '../data/home-questions.tsx';
import { TitledList } from '../ui/titled-list.tsx';
import { TreatmentCard, treatments } from '../ui/treatment-card.tsx';
import styles from './home.module.css';

const steps = [
  {
    title: 'Answer a few questions',
    text: `Where you see hair loss, what you hope for, what you prefer. It takes ${quizTakes} and you do not need an account.`,
  },
  {
    title: 'A clinician reviews your answers',
    text: 'You fill out your medical history and may add photos. A clinician licensed in your state reads it and writes to you, usually within 24 hours.',
  },
  {
    title: 'Pay only if it is right for you',
    text: 'Your card is charged for prescription treatment only after a clinician approves it. If not, you pay nothing and we tell you why.',
  },
  {
    title: 'Your order arrives, and we stay in touch',
    text: 'Plain packaging, free shipping. Reschedule a refill, ask a question, or cancel in two clicks, without a phone call.',
  },
];

export const Page = () => {
  const link = useLink();
  return (
    <PublicPage current="/" hideStart>
      <Section tone="sand" space="large" aria-label="Introduction">
        <div className={styles.hero}>
          <Stack gap={6}>
            <PageHeading
              size="hero"
              title="Keep the hair you have. Grow back what you can."
              lead="Treatments with real evidence, chosen with you and reviewed by a licensed clinician. We are honest about what works, what it costs and what can go wrong."
            />
            <Cluster gap={3}>
              <LinkButton size="large" href={link(hairLossEntry)}>
                Find your treatment
              </LinkButton>
              <LinkButton size="large" variant="secondary" href={link('/our-products')}>
                See all treatments
              </LinkButton>
            </Cluster>
            <p className={styles.small}>
              It takes {quizTakes}. No account needed. Your answers are never shared with advertisers.{' '}
              <a href={link('/get-started')}>More ways to start</a>
            </p>
          </Stack>
          <div className={styles.picture}>
            <Raster
              source={homeHero.source}
              width={1080}
              height={1080}
              widths={homeHero.widths}
              sizes="(min-width: 948px) 34rem, 90vw"
              eager
            />
          </div>
        </div>
      </Section>

      <TitledList id="how-it-works" heading="How it works" className={styles.steps} items={steps} />

      <Section tone="moss" aria-labelledby="treatments">
        <Stack gap={8}>
          <Stack gap={2}>
            <h2 id="treatments">What men use most</h2>
            <p>Results take at least three months, and treatment works only as long as you keep using it.</p>
          </Stack>
          <Grid columns={3}>
            {treatments.map((treatment) => (
              <TreatmentCard key={treatment.drugType} treatment={treatment} />
            ))}
          </Grid>
          <p>
            <a href={link('/our-products')}>All treatments and prices</a>
          </p>
        </Stack>
      </Section>

      <Section tone="forest" aria-labelledby="promise">
        <div className={styles.promise}>
          <h2 id="promise">What we promise</h2>
          <ul>
            <li>Before you pay, you see what is charged today, on approval and next, with dates.</li>
            <li>Every prescription comes from a clinician who read your answers, not from a form.</li>
            <li>
              Side effects are named next to benefits. If a treatment is not right for you, we tell you.
            </li>
            <li>Canceling takes two clicks and takes effect immediately. Your records stay yours.</li>
          </ul>
        </div>
      </Section>

      <Section width="narrow" aria-labelledby="questions">
        <Stack gap={6}>
          <h2 id="questions">FAQ</h2>
          <Accordion items={homeQuestions} group="home-questions" />
          <p>
            <a href={link('/faq')}>More questions and answers</a>
          </p>
        </Stack>
      </Section>

      <Section tone="sand" width="narrow" aria-labelledby="start">
        <Stack gap={4}>
          <h2 id="start">Get started</h2>
          <p>
            {brand.name} prescribes to men aged 18 and over in the states we serve. The quiz is not medical
            advice; a clinician makes treatment decisions with you.
          </p>
          <p>
            <LinkButton size="large" href={link(hairLossEntry)}>
              Find your treatment
            </LinkButton>
          </p>
        </Stack>
      </Section>
    </PublicPage>
  );
};
