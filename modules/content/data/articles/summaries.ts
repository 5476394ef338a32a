export const articleCategories = [
  { id: 'basics', title: 'Hair loss basics', text: 'What is happening, and whether it is what you think.' },
  {
    id: 'treatments',
    title: 'Treatments',
    text: 'What each one does, in numbers, and its side effects.',
  },
  {
    id: 'using',
    title: 'Starting and staying safe',
    text: 'What the first months are like, and what is checked before you start.',
  },
  {
    id: 'sexual-health',
    title: 'Sexual health',
    text: 'Common, treatable, and sometimes a sign of another health problem.',
  },
] as const;

export type ArticleCategory = (typeof articleCategories)[number]['id'];

export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: ArticleCategory;
  /** Name of a drawing in `ui/article-picture.tsx`. */
  readonly picture:
    | 'follicle'
    | 'patchy'
    | 'finasteride'
    | 'minoxidil'
    | 'shedding'
    | 'checklist'
    | 'artery'
    | 'control';
  /** Day of the last medical review, `YYYY-MM-DD`. */
  readonly reviewed: string;
}

/** Separate from the texts, so that the route table and the index page stay small. */
export const articleSummaries = [
  {
    slug: 'how-pattern-hair-loss-works',
    title: 'How pattern hair loss works',
    description:
      'Why hair at the temples and crown shrinks while the sides stay: genes, DHT and the growth cycle, in plain English.',
    category: 'basics',
    picture: 'follicle',
    reviewed: '2026-11-10',
  },
  {
    slug: 'when-hair-loss-is-not-male-pattern',
    title: 'When hair loss is not male pattern',
    description:
      'Round patches, sudden shedding, pain or scarring: what other kinds of hair loss look like, and who to see.',
    category: 'basics',
    picture: 'patchy',
    reviewed: '2026-11-10',
  },
  {
    slug: 'finasteride-in-numbers',
    title: 'Finasteride: benefit and risk in numbers',
    description:
      'Out of 100 men, how many gain hair and how many have sexual side effects, what is known about low mood, and who should not take it.',
    category: 'treatments',
    picture: 'finasteride',
    reviewed: '2026-11-12',
  },
  {
    slug: 'minoxidil-foam-or-solution',
    title: 'Minoxidil: foam or solution',
    description:
      'The same drug in two forms. How they differ in use, itch and drying time, and how to choose the one you will keep using.',
    category: 'treatments',
    picture: 'minoxidil',
    reviewed: '2026-11-12',
  },
  {
    slug: 'shedding-in-the-first-months',
    title: 'Shedding in the first months',
    description:
      'Why treatment can make you lose more hair at first, how long that lasts, and when it is a reason to call.',
    category: 'using',
    picture: 'shedding',
    reviewed: '2026-11-12',
  },
  {
    slug: 'what-a-clinician-checks',
    title: 'What a clinician checks before prescribing',
    description:
      'Why an online visit asks each of its questions, what can lead to a no, and what happens after you submit it.',
    category: 'using',
    picture: 'checklist',
    reviewed: '2026-11-10',
  },
  {
    slug: 'erections-and-the-heart',
    title: 'Erectile dysfunction and the heart',
    description:
      'Trouble with erections can come years before heart disease shows. What to have checked, and when ED tablets are not safe.',
    category: 'sexual-health',
    picture: 'artery',
    reviewed: '2026-11-16',
  },
  {
    slug: 'treating-early-ejaculation',
    title: 'Treating early ejaculation',
    description:
      'Behavioral methods, numbing sprays and off-label tablets compared, with the warnings that come with each.',
    category: 'sexual-health',
    picture: 'control',
    reviewed: '2026-11-16',
  },
] as const satisfies readonly ArticleSummary[];

export type ArticleSlug = (typeof articleSummaries)[number]['slug'];

/** Throws for a slug that no article has. */
export const summaryOf = (slug: string): ArticleSummary => {
  const found = articleSummaries.find((summary) => summary.slug === slug);
  if (!found) throw new Error(`There is no article ${slug}.`);
  return found;
};
