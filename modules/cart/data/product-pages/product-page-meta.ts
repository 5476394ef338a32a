/** Title and description of each product page. Separate from the texts, because every page's router reads it. */
export const productPageMeta = {
  finasteride: {
    title: 'Finasteride tablets for male pattern hair loss',
    description:
      'Daily prescription finasteride 1 mg: price per month and per shipment, how it works, results over time, side effects and who should not take it.',
  },
  'minoxidil-foam': {
    title: 'Minoxidil 5% foam for thinning at the crown',
    description:
      'Over-the-counter minoxidil foam, twice a day: price and plans, how to use it, when to expect results, and when to stop.',
  },
  'minoxidil-solution': {
    title: 'Minoxidil 5% solution for thinning at the crown',
    description:
      'Over-the-counter minoxidil liquid, twice a day: our lowest price for minoxidil, how to use it, results and warnings.',
  },
  'thickening-shampoo': {
    title: 'Thickening shampoo',
    description:
      'A gentle daily shampoo that makes hair look and feel thicker. Buy it once or subscribe. It does not treat hair loss.',
  },
  'thickening-conditioner': {
    title: 'Thickening conditioner',
    description:
      'A light conditioner that makes hair look and feel fuller without weighing it down. Buy it once or subscribe.',
  },
  'thickening-pomade': {
    title: 'Thickening pomade',
    description:
      'A matte pomade that makes hair look thicker while you wear it. Buy it once or subscribe, and see how to style with it.',
  },
  ketoconazole: {
    title: 'Ketoconazole 2% shampoo',
    description:
      'Prescription antifungal shampoo, used off-label along with hair-loss treatment: price, the 5-minute rule and side effects.',
  },
  'topical-finasteride-and-minoxidil': {
    title: 'Topical finasteride and minoxidil, gel or foam',
    description:
      'Compounded and not FDA-approved: what the once-a-day gel or foam is, the FDA alert, who must not touch it, and how it compares.',
  },
  'daily-hair-defense': {
    title: 'Daily hair defense supplement',
    description:
      'A daily supplement with saw palmetto and vitamins: price, how to take it, cautions about blood thinners and blood tests.',
  },
  'minoxidil-spray': {
    title: 'Minoxidil 5% spray with vitamins',
    description:
      'Over-the-counter minoxidil spray for the crown: price and plans, how to use it, ingredients, results and warnings.',
  },
} as const;

export type ProductSlug = keyof typeof productPageMeta;

const bySlug = new Map<string, { title: string; description: string }>(Object.entries(productPageMeta));

export const productSlugs: readonly string[] = [...bySlug.keys()];

/** Undefined where there is no such page. */
export const productMeta = (slug: string | undefined) => bySlug.get(slug ?? '');
