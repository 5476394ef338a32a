import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Section } from '#client/ui/layout.tsx';
import { CartButton } from '../ui/cart-button.tsx';
import { CartPanel } from '../ui/cart-panel.tsx';
import { ProductPage } from '../ui/product/product-page.tsx';
import { CartProvider } from '../ui/use-cart.tsx';
import { ProductPageDocument } from './product.generated.ts';

export const data = pageData(ProductPageDocument, ({ params }) => ({ slug: params.slug ?? '' }));

export const Page = () => {
  const { productPage } = usePageData(data);
  return (
    <CartProvider>
      <PublicPage current="/our-products" cart={<CartButton />}>
        {productPage ? (
          <ProductPage page={productPage} />
        ) : (
          <Section>
            <PageHeading title="We could not find this product" />
          </Section>
        )}
      </PublicPage>
      <CartPanel />
    </CartProvider>
  );
};
