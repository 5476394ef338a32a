import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { shopEntries } from '#config/shop-entries.ts';
import { ComparisonTable } from '#modules/catalogue/ui.ts';
import { CartButton } from '../ui/cart-button.tsx';
import { CartPanel } from '../ui/cart-panel.tsx';
import { CartLink } from '../ui/no-script/cart-link.tsx';
import { ComingCard } from '../ui/shop/coming-card.tsx';
import { ConditionLinks } from '../ui/shop/condition-links.tsx';
import { type Condition, conditions, readCondition } from '../ui/shop/conditions.ts';
import { OfferCard } from '../ui/shop/offer-card.tsx';
import { offerGroups } from '../ui/shop/offers.ts';
import { CartProvider } from '../ui/use-cart.tsx';
import { OurProductsDocument } from './our-products.generated.ts';
import styles from './our-products.module.css';

export const data = pageData(OurProductsDocument, ({ search }) => ({ condition: search.for ?? '' }));

const HowItWorks = ({ chosen }: { readonly chosen: Condition | null }) => {
  const link = useLink();
  const isSexual = chosen === 'ed' || chosen === 'pe';
  return (
    <Card tone="tinted" padding="large" className={styles.how}>
      <Stack gap={4}>
        <h2>How a prescription works here</h2>
        <p>You answer health questions. Only what a licensed clinician approves is charged and sent.</p>
        <Cluster gap={3}>
          <LinkButton href={link(isSexual ? shopEntries.sexualHealth : hairLossEntry)} variant="secondary">
            Not sure? Answer a few questions
          </LinkButton>
          {isSexual ? null : (
            <LinkButton href={link('/plan-selection')} variant="quiet">
              Compare hair loss plans
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
};

export const Page = () => {
  const answer = usePageData(data);
  const chosen = readCondition(usePageContext().input.search.for);
  const isShown = ({ condition }: { readonly condition: Condition }) => !chosen || condition === chosen;
  const shown = offerGroups(answer)
    .map(({ offers, coming, ...group }) => ({
      ...group,
      offers: offers.filter(isShown),
      coming: coming.filter(isShown),
    }))
    .filter(({ offers, coming }) => offers.length + coming.length > 0);
  return (
    <CartProvider>
      <PublicPage current="/our-products" cart={<CartButton />}>
        <Section space="small">
          <PageHeading
            title={chosen ? conditions[chosen].title : 'All treatments'}
            lead="Prices are per month, with the cost of each shipment."
          />
          <noscript>{import.meta.env.SSR ? <CartLink /> : null}</noscript>
          <ConditionLinks current={chosen} />
          {shown.map(({ id, title, offers, coming }) => (
            <section key={id} id={id} className={styles.group} aria-label={title}>
              <h2 className={chosen ? 'visually-hidden' : styles.title}>{title}</h2>
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
          {answer.comparison ? (
            <div className={styles.group}>
              <ComparisonTable comparison={answer.comparison} />
            </div>
          ) : null}
          <HowItWorks chosen={chosen} />
        </Section>
      </PublicPage>
      <CartPanel />
    </CartProvider>
  );
};
