import { productPages } from '../data/product-pages/index.ts';
import type { ProductPageContent } from '../data/product-pages/shape.ts';

/** What a patient reads when a product was sent for the first time. */
export interface WelcomePage
  extends Pick<
    ProductPageContent,
    'slug' | 'name' | 'howToUse' | 'timeline' | 'safety' | 'getHelpNow' | 'facts'
  > {
  readonly drugTypes: readonly string[];
}

const bySlug = new Map<string, WelcomePage>(
  productPages.map(({ slug, name, forms, howToUse, timeline, safety, getHelpNow, facts }) => [
    slug,
    {
      slug,
      name,
      drugTypes: forms.map(({ drugType }) => drugType),
      howToUse,
      timeline,
      safety,
      ...(getHelpNow && { getHelpNow }),
      ...(facts && { facts }),
    },
  ]),
);

/** The text for a patient whose product was just sent; null for an unknown name. */
export const welcomePage = (slug: string): WelcomePage | null => bySlug.get(slug) ?? null;
