import { productPages } from '../data/product-pages/index.ts';
import { moreWelcomes, type WelcomeContent } from '../data/welcome/more.ts';
import { moreWelcomeSlugs } from '../data/welcome/slugs.ts';

export interface WelcomePage extends Omit<WelcomeContent, 'howToUse'> {
  readonly slug: string;
  readonly howToUse: readonly string[];
}

const pages: readonly WelcomePage[] = [
  ...productPages.map(({ slug, name, forms, howToUse, timeline, safety, getHelpNow, facts }) => ({
    slug,
    name,
    drugTypes: forms.map(({ drugType }) => drugType),
    howToUse,
    timeline,
    safety,
    getHelpNow,
    facts,
  })),
  ...moreWelcomeSlugs.map((slug) => ({ slug, ...moreWelcomes[slug] })),
];

const bySlug = new Map(pages.map((page) => [page.slug, page]));

/** The text for a patient whose product was just sent; null for an unknown name. */
export const welcomePage = (slug: string): WelcomePage | null => bySlug.get(slug) ?? null;
