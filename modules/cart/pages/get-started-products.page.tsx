import { useMemo } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Grid, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Steps } from '#client/ui/steps.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { toProductsParam } from '../domain/index.ts';
import { CartButton } from '../ui/cart-button.tsx';
import { CartPanel } from '../ui/cart-panel.tsx';
import { OfferCard } from '../ui/shop/offer-card.tsx';
import { offerGroups } from '../ui/shop/offers.ts';
import { CartProvider, useCart } from '../ui/use-cart.tsx';
import { OurProductsDocument } from './our-products.generated.ts';

export const data = pageData(OurProductsDocument, () => ({ condition: '' }));

/** As billing's pages that follow name them. */
const steps = ['Products', 'Your details', 'Payment', 'Done'];

const NEXT = '/get-started/your-info';

/** Which products of the cart can be ordered here, and where to order the others. */
const Onward = () => {
  const cart = useCart();
  const link = useLink();
  const inCart = cart.products.filter(({ id }) => cart.has(id));
  const free = inCart.filter(({ needsPrescription }) => !needsPrescription);
  if (inCart.length === 0) return <p>Add a product to your cart to continue.</p>;
  if (free.length < inCart.length)
    return (
      <Notice
        tone="info"
        title="Your cart has a prescription product"
        actions={
          <LinkButton size="small" href={link(`/checkout?products=${toProductsParam(cart.productIds)}`)}>
            Check out with an online visit
          </LinkButton>
        }
      >
        A prescription product needs an online visit. To order here without a visit, remove it from your cart.
      </Notice>
    );
  return (
    <LinkButton size="large" full="phone" href={link(`${NEXT}?products=${toProductsParam(cart.productIds)}`)}>
      Continue with {free.length === 1 ? '1 product' : `${free.length} products`}
    </LinkButton>
  );
};

const Shop = () => {
  const link = useLink();
  const answer = usePageData(data);
  const offers = useMemo(
    () =>
      offerGroups(answer)
        .flatMap((group) => group.offers)
        .filter(({ needsPrescription }) => !needsPrescription),
    [answer],
  );
  return (
    <Stack gap={10}>
      <Steps label="Steps of your order" steps={steps} current={0} />
      <PageHeading
        title="Choose your products"
        lead="None of these needs a prescription. Buy them once, where offered, or on a schedule that you can change or cancel at any time."
      />
      <p>
        Not sure which ones to choose? <a href={link(entryPages.ecommerce)}>Answer a few questions</a>.
      </p>
      <section aria-label="Products">
        <Grid as="ul" columns={3}>
          {offers.map((offer) => (
            <OfferCard key={offer.key} offer={offer} />
          ))}
        </Grid>
      </section>
      <div aria-live="polite">
        <Onward />
      </div>
    </Stack>
  );
};

export const Page = () => (
  <CartProvider>
    <PublicPage hideStart cart={<CartButton />}>
      <Section space="small">
        <Shop />
      </Section>
    </PublicPage>
    <CartPanel continueTo={NEXT} />
  </CartProvider>
);
