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
  'oral-minoxidil': {
    title: 'Oral minoxidil 2.5 mg for hair loss, off-label',
    description:
      'A low-dose prescription tablet for hair loss: its boxed warning, price, who must not take it, and what to expect month by month.',
  },
  sildenafil: {
    title: 'Sildenafil tablets for erectile dysfunction',
    description:
      'Generic sildenafil online: price by strength and amount, when to take it, how long it lasts, and who must never take it.',
  },
  tadalafil: {
    title: 'Tadalafil tablets, as needed or every day',
    description:
      'Generic tadalafil online: price by strength and amount, as needed or daily, how long it lasts, and who must never take it.',
  },
  sertraline: {
    title: 'Sertraline for early ejaculation, off-label',
    description:
      'A daily prescription antidepressant used for early ejaculation: boxed warning, price, what to expect, and how to stop safely.',
  },
  fluoxetine: {
    title: 'Fluoxetine for early ejaculation, off-label',
    description:
      'A daily prescription capsule used for early ejaculation: boxed warning, price, what to expect, and why it lasts for weeks.',
  },
  escitalopram: {
    title: 'Escitalopram for early ejaculation, off-label',
    description:
      'A daily prescription tablet used for early ejaculation: boxed warning, heart rhythm, price, what to expect, how to stop safely.',
  },
  'climax-delay-spray': {
    title: 'Climax delay spray with lidocaine',
    description:
      'An over-the-counter numbing spray for early ejaculation: price, how to use it, how long it lasts, and when not to use it.',
  },
} as const;

export type ProductSlug = keyof typeof productPageMeta;

const bySlug = new Map<string, { title: string; description: string }>(Object.entries(productPageMeta));

export const productSlugs: readonly string[] = [...bySlug.keys()];

/** Undefined where there is no such page. */
export const productMeta = (slug: string | undefined) => bySlug.get(slug ?? '');
