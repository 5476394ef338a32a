import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';

it('S3.39: a product card shows picture, name, flags and description', () => {
  const html = renderToString(
    <ProductCard
      look="shop"
      drugType="minoxidil_spray"
      title="Minoxidil spray"
      href="/our-products/minoxidil-spray"
      badges={<span>New</span>}
    >
      <p>For the crown.</p>
    </ProductCard>,
  );
  expect(html).toContain(encodeURIComponent('/images/products/minoxidil-spray'));
  expect(html).toMatch(/<h3[^>]*><a href="\/our-products\/minoxidil-spray">Minoxidil spray<\/a><\/h3>/);
  expect(html).toContain('New');
});
