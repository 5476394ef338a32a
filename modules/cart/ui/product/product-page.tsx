import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Cluster, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { cadenceField, useShown } from '#modules/analytics/ui.ts';
import { NotOfferedYet, ProductBadges, StructuredData } from '#modules/catalogue/ui.ts';
import { firstPlan } from '../dose/dose-choices.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Notes } from './notes.tsx';
import { Price } from './price.tsx';
import { ProductCopy } from './product-copy.tsx';
import styles from './product-page.module.css';
import type { ProductForm, ProductPageAnswer, ProductPlan } from './product-page.ts';
import { RelatedProducts } from './related-products.tsx';
import { structuredNodes } from './structured-nodes.ts';

const NotSold = () => (
  <p role="status">This product is not for sale right now. You can browse our other products.</p>
);

interface ChoiceProps {
  readonly page: ProductPageAnswer;
  readonly first: ProductForm;
  readonly plan: ProductPlan;
}

const Choice = ({ page, first, plan: firstPlan }: ChoiceProps) => {
  const [chosen, setChosen] = useState({ form: first, plan: firstPlan });
  const { form, plan } = chosen;
  return (
    <div className={styles.top}>
      <Stack gap={5} className={styles.choice}>
        <Cluster gap={2}>
          <ProductBadges needsPrescription={page.needsPrescription} isNew={page.isNew} />
          {page.badges.map((badge) => (
            <Badge key={badge} tone={badge === 'Off-label' || badge === 'Compounded' ? 'caution' : 'neutral'}>
              {badge}
            </Badge>
          ))}
        </Cluster>
        <PageHeading title={page.name} lead={page.oneLine} />
        <Price plan={plan} plans={form.products} />
        {page.notice ? <Notes.Box {...page.notice} /> : null}
        {page.risk ? <Notes.Risk text={page.risk} /> : null}
        <BuyBox
          page={page}
          form={form}
          plan={plan}
          onChange={(nextForm, nextPlan) => setChosen({ form: nextForm, plan: nextPlan })}
        />
      </Stack>
      <Gallery name={page.name} drugType={form.drugType} supply={plan.supplyInformation} where={page.where} />
    </div>
  );
};

/** One product: what it is, its price, how it is used, its risks. */
export const ProductPage = ({ page }: { readonly page: ProductPageAnswer }) => {
  const link = useLink();
  const { site } = usePageContext();
  const [first] = page.forms;
  const plan = first && firstPlan(first.products);
  useShown(
    'product page viewed',
    plan ? { productId: plan.id, value: plan.price, ...cadenceField(plan.supplyInDays) } : {},
  );
  return (
    <>
      <StructuredData
        nodes={import.meta.env.SSR ? structuredNodes(page, site.origins.app, brand.name) : []}
      />
      <Section space="small">
        <Stack gap={6}>
          <nav aria-label="Breadcrumb">
            <a href={link('/our-products')}>All treatments</a>
          </nav>
          {first && plan ? (
            <Choice key={page.slug} page={page} first={first} plan={plan} />
          ) : (
            <>
              <PageHeading title={page.name} lead={page.oneLine} />
              {page.notice ? <Notes.Box {...page.notice} /> : null}
              {page.notOffered ? <NotOfferedYet name={page.name} drugType={page.notOffered} /> : <NotSold />}
            </>
          )}
        </Stack>
      </Section>
      <ProductCopy page={page} />
      <RelatedProducts related={page.related} />
    </>
  );
};
