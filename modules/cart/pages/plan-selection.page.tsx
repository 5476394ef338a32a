import { useEffect, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { CartButton } from '../ui/cart-button.tsx';
import { CartPanel } from '../ui/cart-panel.tsx';
import { CartLink } from '../ui/no-script/cart-link.tsx';
import { NotSure, Procedures } from '../ui/plans/not-sure.tsx';
import { PlanCard } from '../ui/plans/plan-card.tsx';
import { planCards } from '../ui/plans/plan-cards.data.ts';
import { cardOf, identifierOf, offeredProducts, type PlanWish } from '../ui/plans/plan-offer.ts';
import { useContinue } from '../ui/plans/use-continue.ts';
import { CartProvider } from '../ui/use-cart.tsx';
import { PlanSelectionDocument } from './plan-selection.generated.ts';
import styles from './plan-selection.module.css';

export const data = pageData(PlanSelectionDocument, () => ({}));

const cadences = [3, 6, 12].map((months) => ({ value: months, label: `${months} months` }));
const usualForms = Object.fromEntries(planCards.map((card) => [card.id, card.forms[0]]));

const Plans = () => {
  const { planSelection: answer } = usePageData(data);
  const [wish, setWish] = useState<PlanWish>({ cadence: 3, keto: false });
  const [forms, setForms] = useState(usualForms);
  const { go, going } = useContinue();

  // `?plan=` preselects that plan's form and shampoo. The server renders the same page for everyone; the browser then applies it.
  useEffect(() => {
    const found = cardOf(new URLSearchParams(window.location.search).get('plan') ?? '');
    if (!found) return;
    setForms((before) => ({ ...before, [found.card.id]: found.form }));
    setWish((before) => ({ ...before, keto: found.keto }));
  }, []);

  return (
    <Stack gap={10}>
      <PageHeading
        title="Choose your plan"
        lead="Prescription drugs are charged only after a clinician approves them. You can change or cancel a plan at any time."
      />
      <noscript>{import.meta.env.SSR ? <CartLink /> : null}</noscript>
      <div className={`${styles.wishes} needs-script`}>
        <PillRadios
          legend="Ship every"
          options={cadences}
          value={wish.cadence}
          onChange={(cadence) => setWish({ ...wish, cadence })}
        />
        <CheckboxField
          name="keto"
          optional
          label="Add ketoconazole shampoo"
          description="Rx only. For a flaky or itchy scalp. Using it for hair loss is off-label."
          checked={wish.keto}
          onChange={(keto) => setWish({ ...wish, keto })}
        />
      </div>
      <Grid as="ul" columns={2}>
        {planCards.map((card) => {
          const form = forms[card.id] ?? card.forms[0];
          // The clinician may still change the plan, so it does not start with a year's supply.
          const cadence = form.plan === 'plan-d' ? 3 : wish.cadence;
          const products = offeredProducts(answer, form, { ...wish, cadence });
          const identifier = identifierOf(form, wish.keto);
          return (
            <PlanCard
              key={card.id}
              card={card}
              form={form}
              products={products}
              wish={wish}
              going={going === identifier}
              onForm={(next) => setForms({ ...forms, [card.id]: next })}
              onContinue={() =>
                void go(
                  identifier,
                  products.map(({ id }) => id),
                )
              }
            />
          );
        })}
      </Grid>
      <NotSure />
      <Procedures answer={answer} />
    </Stack>
  );
};

export const Page = () => (
  <CartProvider>
    <PublicPage current="/our-products" cart={<CartButton />}>
      <Section space="small">
        <Plans />
      </Section>
    </PublicPage>
    <CartPanel />
  </CartProvider>
);
