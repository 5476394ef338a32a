import type { ReactNode } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, Grid, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { formatMoney } from '#kernel/money.ts';
import { ComparisonTable, type ComparisonTableProps } from '#modules/catalogue/ui.ts';
import type { ConditionText, ConditionTreatment } from '../data/conditions.ts';
import { LAST_REVIEW } from '../data/review.ts';
import styles from './condition-page.module.css';
import { DrugBadges } from './evidence-list.tsx';
import { NextStep, type NextStepProps } from './next-step.tsx';
import { PageHero } from './page-hero.tsx';
import { QuestionList } from './question-list.tsx';
import { ReviewNote } from './review-note.tsx';
import { CallNow, SeeSomeone } from './see-someone.tsx';
import side from './side-by-side.module.css';
import { MedicalPageData, QuestionData } from './structured-data.tsx';

const Treatment = ({ treatment }: { readonly treatment: ConditionTreatment }) => {
  const link = useLink();
  const [own, ...others] = treatment.pages;
  return (
    <li className={styles.treatment}>
      <div className={styles.picture}>
        <ProductImage drugType={treatment.drugType} transparent sizes="15rem" />
      </div>
      <div className={styles.text}>
        <h3>{own && others.length === 0 ? <a href={link(own[1])}>{treatment.name}</a> : treatment.name}</h3>
        <DrugBadges badges={treatment.badges} />
        <p>{treatment.does}</p>
        <dl className={styles.facts}>
          {treatment.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.risk}>
          <strong>Important:</strong> {treatment.risk}
        </p>
        <ul className={styles.links}>
          {[...treatment.pages, ...treatment.drugFacts].map(([label, path]) => (
            <li key={path}>
              <a href={link(path)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

/** What the navigation calls “Sexual health”. */
const siteEntry = '/condition/ed';
const TREATMENTS = '/our-products#sexual-health';

const perMonth = (cents: number): string => `${formatMoney(cents).replace(/\.00$/, '')} per month`;

const start: NextStepProps = {
  title: 'Ready when you are',
  text: 'Choose a treatment and answer the questions. A clinician decides, and nothing is charged before that.',
  action: { label: 'Choose your treatment', path: TREATMENTS },
  second: { label: 'Not sure? Answer a few questions', path: specialtyEntryPages.sexualHealth },
};

const notOffered: NextStepProps = {
  title: 'Prescription medicines are not offered now',
  text: 'You can read the drug facts for each one, and leave your email address to hear when that changes.',
  action: { label: 'See all treatments', path: '/our-products' },
  second: { label: 'Read about sexual health', path: '/learn#sexual-health' },
};

export interface ConditionPageProps {
  readonly condition: ConditionText;
  readonly meta: { readonly path: string; readonly title: string; readonly description: string };
  readonly picture: ReactNode;
  readonly caption: string;
  readonly comparison: ComparisonTableProps['comparison'] | null;
  /** Cents a month of the cheapest prescription; null while none is offered. */
  readonly monthlyPrice: number | null;
  /** Where to leave an address while nothing is offered. */
  readonly waitlist?: ReactNode;
}

/** A condition of sexual health: what it is, what helps, what a visit asks, and when it is dangerous. */
export const ConditionPage = ({
  condition,
  meta,
  picture,
  caption,
  comparison,
  monthlyPrice,
  waitlist,
}: ConditionPageProps) => {
  const link = useLink();
  const isOffered = monthlyPrice !== null;
  return (
    <PublicPage current={siteEntry}>
      <PageHero
        crumbs={[{ label: condition.title, path: meta.path }]}
        kicker={condition.kicker}
        title={condition.title}
        lead={condition.lead}
        tone="moss"
        picture={picture}
        caption={caption}
      >
        {isOffered ? (
          <p>
            <strong>From {perMonth(monthlyPrice)}</strong>, charged only after a clinician approves it.
          </p>
        ) : null}
        <Cluster gap={3}>
          <LinkButton size="large" href={link(TREATMENTS)}>
            {isOffered ? 'Choose your treatment' : 'See all treatments'}
          </LinkButton>
          {isOffered ? (
            <LinkButton size="large" variant="secondary" href={link(specialtyEntryPages.sexualHealth)}>
              Not sure? Answer a few questions
            </LinkButton>
          ) : null}
          <LinkButton size="large" variant={isOffered ? 'quiet' : 'secondary'} href="#visit">
            What we ask in a visit
          </LinkButton>
        </Cluster>
      </PageHero>
      <MedicalPageData {...meta} reviewed={LAST_REVIEW} about={condition.about} />

      <Section width="regular" aria-labelledby="what">
        <Stack gap={4}>
          <h2 id="what">What it is</h2>
          {condition.explain.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Notice tone="danger" live={false} title={condition.safety.title}>
            <p>{condition.safety.text}</p>
          </Notice>
        </Stack>
      </Section>

      <Section tone="sand" aria-labelledby="treatments">
        <Stack gap={8}>
          <h2 id="treatments">How treatment works</h2>
          <Grid as="ul" columns={condition.treatments.length === 3 ? 3 : 2}>
            {condition.treatments.map((treatment) => (
              <Treatment key={treatment.name} treatment={treatment} />
            ))}
          </Grid>
          {comparison ? <ComparisonTable comparison={comparison} /> : null}
          <p>
            <a href={link(condition.other.path)}>{condition.other.label}</a>
          </p>
        </Stack>
      </Section>

      <Section aria-labelledby="visit">
        <div className={side.pair} data-top>
          <Stack gap={4}>
            <h2 id="visit">What we ask in a visit</h2>
            <p>
              {isOffered
                ? 'You choose a treatment, check out and answer in writing, in your own time. Only your care team sees it.'
                : 'We do not offer the prescription medicines on this page now. In a visit you answer in writing, in your own time. Only your care team sees it.'}{' '}
              A clinician licensed in your state reads it and decides. You are charged for prescription
              treatment only if the clinician approves it.
            </p>
            <p>
              <a href={link('/learn/what-a-clinician-checks')}>Why each question is asked</a>
            </p>
          </Stack>
          <ul className={styles.visit}>
            {condition.visit.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>

      <Section space="small" aria-label="When to get help right away">
        <SeeSomeone tone="urgent" title="Get help right away" reasons={condition.urgent}>
          <CallNow />
        </SeeSomeone>
      </Section>

      <Section width="regular" aria-labelledby="questions">
        <Stack gap={4}>
          <h2 id="questions">Questions men ask</h2>
          <QuestionList questions={condition.questions} prefix="question" />
          <QuestionData questions={condition.questions} />
        </Stack>
      </Section>
      <ReviewNote sources={condition.sources} />
      {isOffered ? null : waitlist}
      <NextStep {...(isOffered ? start : notOffered)} />
    </PublicPage>
  );
};
