import { imageAddress } from '#config/images.ts';
import { breadcrumbNode } from '#modules/catalogue/ui.ts';
import { productMeta } from '../../data/product-pages/product-page-meta.ts';
import type { ProductPageAnswer } from './product-page.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Structured data for search engines: the product with its prices, its questions, and the breadcrumb trail. */
export const structuredNodes = (page: ProductPageAnswer, origin: string, brandName: string) => {
  const url = `${origin}/our-products/${page.slug}`;
  const plans = page.forms.flatMap((form) => form.products);
  const prices = plans.map(({ price }) => price);
  const [first] = plans;
  return [
    {
      '@type': 'Product',
      '@id': url,
      url,
      name: page.name,
      description: productMeta(page.slug)?.description ?? page.oneLine,
      brand: { '@type': 'Brand', name: brandName },
      ...(first && {
        image: `${origin}${imageAddress(first.image, 1080)}`,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: dollars(Math.min(...prices)),
          highPrice: dollars(Math.max(...prices)),
          offerCount: plans.length,
          offers: plans.map((plan) => ({
            '@type': 'Offer',
            name: `${plan.displayedName}, ${plan.supplyInformation}`,
            price: dollars(plan.price),
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url,
          })),
        },
      }),
    },
    {
      '@type': 'FAQPage',
      mainEntity: page.questions.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
    breadcrumbNode([
      ['All treatments', `${origin}/our-products`],
      [page.name, url],
    ]),
  ];
};
