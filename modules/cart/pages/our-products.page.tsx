import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { CartButton } from '../ui/cart-button.tsx';
import { CartPanel } from '../ui/cart-panel.tsx';
import { ComingCard } from '../ui/shop/coming-card.tsx';
import { OfferCard } from '../ui/shop/offer-card.tsx';
import { offerGroups } from '../ui/shop/offers.ts';
import { CartProvider } from '../ui/use-cart.tsx';
import { OurProductsDocument } from './our-products.generated.ts';
import styles from './our-products.module.css';

export const data = pageData(OurProductsDocument, () => ({}));

const filters = ['All', 'Prescription', 'No prescription'];
const options = filters.map((label) => ({ value: label, label }));
/** Whether the filter shows what needs a prescription, or what needs none. */
const shows = (filter: string, needsPrescription: boolean): boolean =>
  filter === filters[0] || needsPrescription === (filter === filters[1]);

const HowItWorks = () => {
  const link = useLink();
  return (
    <Card tone="tinted" padding="large" className={styles.how}>
      <Stack gap={4}>
        <h2>How a prescription works here</h2>
        <p>You answer health questions. Only what a licensed clinician approves is charged and sent.</p>
        <Cluster gap={3}>
          <LinkButton href={link(hairLossEntry)} variant="secondary">
            Not sure? Take the quiz
          </LinkButton>
          <LinkButton href={link('/plan-selection')} variant="quiet">
            Compare hair loss plans
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
};

export const Page = () => {
  const answer = usePageData(data);
  const [chosen, setChosen] = useState('All');
  const shown = offerGroups(answer)
    .map(({ offers, coming, ...group }) => ({
      ...group,
      offers: offers.filter((offer) => shows(chosen, offer.needsPrescription)),
      coming: shows(chosen, true) ? coming : [],
    }))
    .filter(({ offers, coming }) => offers.length + coming.length > 0);
  const count = shown.flatMap(({ offers, coming }) => [...offers, ...coming]).length;
  return (
    <CartProvider>
      <PublicPage current="/our-products" cart={<CartButton />}>
        <Section space="small">
          <PageHeading title="All treatments" lead="Prices are per month, with the cost of each shipment." />
          <div className={styles.filter}>
            <PillRadios legend="Show" options={options} value={chosen} onChange={setChosen} />
          </div>
          <p className="visually-hidden" role="status">
            {count} products shown
          </p>
          {shown.map(({ id, title, offers, coming }) => (
            <section key={id} id={id} className={styles.group} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <Grid as="ul" columns={3}>
                {offers.map((offer) => (
                  <OfferCard key={offer.key} offer={offer} />
                ))}
                {coming.map((drug) => (
                  <ComingCard key={drug.drugType} drug={drug} />
                ))}
              </Grid>
            </section>
          ))}
          <HowItWorks />
        </Section>
      </PublicPage>
      <CartPanel />
    </CartProvider>
  );
};
