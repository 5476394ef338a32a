import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grid, Section, Stack } from '#client/ui/layout.tsx';
import { ProductBadges } from '#modules/catalogue/ui.ts';
import { Notes } from './notes.tsx';
import type { ProductPageAnswer } from './product-page.ts';
import styles from './related-products.module.css';

/** A few other products, each with its key risk. */
export const RelatedProducts = ({ related }: { readonly related: ProductPageAnswer['related'] }) => {
  const link = useLink();
  return (
    <Section aria-labelledby="related-title">
      <Stack gap={6}>
        <h2 id="related-title">You may also like</h2>
        <Grid as="ul" columns={3}>
          {related.map((product) => (
            <Card key={product.slug} as="li" padding="none" className={styles.card}>
              <div className={styles.picture}>
                <ProductImage
                  drugType={product.drugType}
                  sizes="(min-width: 948px) 24rem, (min-width: 669px) 45vw, 6.5rem"
                />
              </div>
              <div className={styles.text}>
                <ProductBadges needsPrescription={product.needsPrescription} />
                <h3>
                  <a href={link(`/our-products/${product.slug}`)}>{product.name}</a>
                </h3>
                <p>{product.oneLine}</p>
                {product.risk ? <Notes.Risk text={product.risk} /> : null}
              </div>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
};
