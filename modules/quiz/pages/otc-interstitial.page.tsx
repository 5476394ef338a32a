import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Grid, PageHeading, Stack } from '#client/ui/layout.tsx';
import { StickyActions } from '#client/ui/sticky-actions.tsx';
import { CartPanel, CartProvider, useCart } from '#modules/cart/ui.ts';
import { OtcCard } from '../ui/mini-quiz/otc-card.tsx';
import { OtcExtrasDocument } from './otc-interstitial.generated.ts';

/** Three-month plans that go with any treatment: shampoo, conditioner, pomade, supplement. */
const extras = [313, 323, 333, 343];

export const data = pageData(OtcExtrasDocument, () => ({ productIds: extras }));

const RESULTS = '/recommendation-quiz-1/results';

const Extras = () => {
  const { products } = usePageData(data);
  const cart = useCart();
  const link = useLink();
  const count = products.filter(({ id }) => cart.has(id)).length;
  return (
    <FlowLayout
      width="regular"
      exitPath="/"
      exitLabel="Exit"
      back={
        <LinkButton variant="quiet" size="small" href={link('/recommendation-quiz-1#question-1')}>
          Change my answers
        </LinkButton>
      }
    >
      <Stack gap={8}>
        <PageHeading
          title="Works with your plan"
          lead="These do not need a prescription, and they are optional. They care for the hair you have and make it look fuller. Your results come next."
        />
        <Grid as="ul" gap={4}>
          {products.map((product) => (
            <OtcCard key={product.id} product={product} />
          ))}
        </Grid>
        <StickyActions>
          <LinkButton full="phone" href={link(RESULTS)}>
            {count > 0 ? `Continue with ${count} added` : 'Skip and see my results'}
          </LinkButton>
        </StickyActions>
      </Stack>
    </FlowLayout>
  );
};

/** Between the second quiz and its results: products to add, all optional. */
export const Page = () => (
  <CartProvider>
    <Extras />
    <CartPanel />
  </CartProvider>
);
