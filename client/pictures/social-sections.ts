import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { productGrounds } from './product-grounds.ts';

export interface SocialSection {
  /** Name of the picture: `/images/social/hair-loss.webp`. */
  readonly name: string;
  /** Prefixes of the paths that it is used for. */
  readonly paths: readonly string[];
  readonly lines: readonly string[];
  readonly note: string;
  /** From back to front. */
  readonly products: readonly (keyof typeof productGrounds)[];
}

/** The preview picture of a shared link, by section of the site. */
export const socialSections: readonly SocialSection[] = [
  {
    name: 'treatments',
    paths: ['/our-products', '/plan-selection', '/get-started'],
    lines: ['Treatments', 'and prices'],
    note: 'What each does, costs and risks',
    products: ['thickening_shampoo', 'minoxidil', 'finasteride'],
  },
  {
    name: 'drug-facts',
    paths: ['/drug-facts'],
    lines: ['Drug facts in', 'plain English'],
    note: 'Uses, risks, and who should not take it',
    products: ['minoxidil_oral', 'ketoconazole'],
  },
  {
    name: 'hair-loss',
    paths: ['/hair-loss'],
    lines: ['Hair loss, and', 'what can help'],
    note: 'Signs, causes and the evidence',
    products: ['minoxidil_foam', 'finasteride'],
  },
  {
    name: 'sexual-health',
    paths: ['/condition', specialtyEntryPages.sexualHealth],
    lines: ['Sexual health,', 'in plain words'],
    note: 'What helps, and what a visit asks',
    products: ['sildenafil'],
  },
  {
    name: 'learn',
    paths: ['/learn', '/reviews'],
    lines: ['Read before', 'you decide'],
    note: 'Short articles with their sources',
    products: ['topical_finasteride_and_minoxidil', 'minoxidil_foam'],
  },
  {
    name: 'questions',
    paths: ['/faq', '/legal'],
    lines: ['Questions', 'and answers'],
    note: 'Visits, orders, shipping and refunds',
    products: ['daily_defense_supplement', 'thickening_conditioner'],
  },
  {
    name: 'quiz',
    paths: [specialtyEntryPages.hairLoss, '/recommendation-quiz-1', '/e-commerce'],
    lines: ['Find your', 'treatment'],
    note: 'A few questions, no account needed',
    products: ['minoxidil_spray', 'finasteride'],
  },
];

/** For every other page (S2.7). */
export const defaultSocialSection: SocialSection = {
  name: 'default',
  paths: [],
  lines: ['Hair loss', 'treatment', 'for men'],
  note: 'Reviewed by a licensed clinician',
  products: ['minoxidil', 'minoxidil_foam', 'finasteride'],
};

/** Width and height that most sites expect of preview pictures. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

export const socialSectionOf = (path: string): SocialSection =>
  socialSections.find(({ paths }) => paths.some((start) => path === start || path.startsWith(`${start}/`))) ??
  defaultSocialSection;
