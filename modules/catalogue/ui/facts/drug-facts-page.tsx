import { useLink } from '#client/layout/links.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { reviewState } from '#client/ui/review-state.ts';
import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import { drugFactsMetaOf } from '../../data/facts/drug-facts-meta.ts';
import type { DrugFactsQuery } from '../../pages/drug-facts.generated.ts';
import { NotOfferedYet } from '../not-offered/not-offered-yet.tsx';
import styles from './drug-facts-page.module.css';
import { FactsMenu } from './facts-menu.tsx';
import { FactsSections } from './facts-sections.tsx';
import { breadcrumbNode, StructuredData } from './structured-data.tsx';

export type Facts = NonNullable<DrugFactsQuery['drugFacts']>;

const toneOf = (tone: string) => (tone === 'rx' || tone === 'caution' ? tone : 'neutral');

const ShopLink = ({ facts }: { readonly facts: Facts }) => {
  const link = useLink();
  const visit = facts.kind === 'prescription';
  if (!facts.offered)
    return (
      <LinkButton href="#tell-me" variant="secondary">
        Tell me when it is offered
      </LinkButton>
    );
  return (
    <LinkButton href={link(facts.shopPath)} variant="secondary">
      {visit ? 'Start online visit' : 'See price and plans'}
    </LinkButton>
  );
};

const Names = ({ facts }: { readonly facts: Facts }) => (
  <dl className={styles.names}>
    <div>
      <dt>Pronunciation</dt>
      <dd>{facts.sayIt}</dd>
    </div>
    <div>
      <dt>Brand names</dt>
      <dd>{facts.brandNames.join(', ') || 'None'}</dd>
    </div>
  </dl>
);

const AboutThisPage = ({ facts }: { readonly facts: Facts }) => (
  <section id="about" className={styles.about} aria-labelledby="about-title">
    <h2 id="about-title">About this page</h2>
    <p>
      This page does not cover everything about {facts.name}, and it does not replace the advice of your
      clinician or pharmacist. Read the label that comes with your medicine.
    </p>
    <p>
      {reviewState()} Who reviews it: {facts.reviewerRole.toLowerCase()}, {brand.medicalGroup} Text dated{' '}
      <time dateTime={facts.date}>{formatDate(facts.date)}</time>.
    </p>
    <h3>Sources</h3>
    <ul>
      {facts.sources.map(({ label, url }) => (
        <li key={label}>{url ? <a href={url}>{label}</a> : label}</li>
      ))}
    </ul>
  </section>
);

const nodesOf = (facts: Facts, origin: string) => {
  const url = `${origin}/drug-facts/${facts.slug}`;
  return [
    {
      '@type': 'MedicalWebPage',
      '@id': url,
      url,
      name: drugFactsMetaOf(facts.slug)?.title ?? facts.name,
      description: drugFactsMetaOf(facts.slug)?.description ?? facts.summary,
      inLanguage: 'en-US',
      dateModified: facts.date,
      audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
      about: {
        '@type': facts.kind === 'supplement' ? 'DietarySupplement' : 'Drug',
        name: facts.name,
        ...(facts.brandNames.length > 0 && { alternateName: facts.brandNames }),
        ...(facts.kind !== 'supplement' && {
          prescriptionStatus:
            facts.kind === 'prescription' ? 'https://schema.org/PrescriptionOnly' : 'https://schema.org/OTC',
        }),
      },
      publisher: { '@type': 'Organization', name: brand.name },
    },
    breadcrumbNode([
      ['All treatments', `${origin}/our-products`],
      [`${facts.name}: drug facts`, url],
    ]),
  ];
};

/** The facts that a patient must know about one drug, in the order for its kind. Designed for printing, too. */
export const DrugFactsPage = ({ facts }: { readonly facts: Facts }) => {
  const link = useLink();
  const { site } = usePageContext();
  const [drugType] = facts.drugTypes;
  return (
    <Section space="small">
      <StructuredData nodes={import.meta.env.SSR ? nodesOf(facts, site.origins.app) : []} />
      <div className={styles.top}>
        <nav aria-label="Breadcrumb" className="no-print">
          <a href={link('/our-products')}>All treatments</a>
        </nav>
        <PageHeading
          kicker={facts.kind === 'supplement' ? 'Supplement facts' : 'Drug facts'}
          title={facts.name}
          lead={facts.summary}
        />
        <Cluster gap={2}>
          {facts.badges.map(({ text, tone }) => (
            <Badge key={text} tone={toneOf(tone)}>
              {text}
            </Badge>
          ))}
        </Cluster>
        <Names facts={facts} />
        {!facts.offered && drugType ? <NotOfferedYet name={facts.name} drugType={drugType} /> : null}
      </div>
      <div className={styles.columns}>
        <div className={styles.menu}>
          <FactsMenu sections={[...facts.sections, { id: 'about', title: 'About this page' }]} />
          <div className={styles.way}>
            <ShopLink facts={facts} />
          </div>
        </div>
        <Stack gap={12} className={styles.text}>
          <FactsSections sections={facts.sections} kind={facts.kind} />
          <AboutThisPage facts={facts} />
          <div className={styles.end}>
            <ShopLink facts={facts} />
          </div>
        </Stack>
      </div>
    </Section>
  );
};
