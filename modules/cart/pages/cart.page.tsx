import { pageData } from '#client/data/page-data.ts';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toProductsParam } from '../domain/index.ts';
import { CartTotals } from '../ui/cart-totals.tsx';
import { SavedLine } from '../ui/no-script/saved-line.tsx';
import { CartPageDocument } from './cart.generated.ts';
import styles from './cart.module.css';

export const data = pageData(CartPageDocument, () => ({}));

/** The cart that the server keeps, for browsers without scripts: all others have it in a panel of every page. */
export const Page = () => {
  const { savedCart } = usePageData(data);
  const link = useLink();
  const products = savedCart.lineItems.map(({ product }) => product);
  return (
    <PublicPage current="/our-products">
      <Section space="small">
        <Stack gap={6} className={styles.cart}>
          <PageHeading title="Your cart" />
          {savedCart.notOffered.map(({ message }) => (
            <Notice key={message} tone="info">
              {message}
            </Notice>
          ))}
          {products.length === 0 ? (
            <EmptyState
              title="Your cart is empty"
              action={<LinkButton href={link('/our-products')}>See all treatments</LinkButton>}
            >
              What you add is kept here.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.lines}>
                {savedCart.lineItems.map((line) => (
                  <SavedLine key={line.product.id} line={line} />
                ))}
              </ul>
              <CartTotals products={products} />
              <LinkButton
                full="phone"
                href={link(`/checkout?products=${toProductsParam(savedCart.productIds)}`)}
              >
                Continue to checkout
              </LinkButton>
              <NeedsScript what="Paying" />
              <a href={link('/our-products')}>Add something else</a>
            </>
          )}
        </Stack>
      </Section>
    </PublicPage>
  );
};
