import type { DrugFacts, Passage } from './drug-facts.ts';
import { allDrugFacts } from './index.ts';
import { review } from './review.ts';
import { badgesOf, sectionsOf } from './sections.ts';

const passageView = ({ text = [], points = [], links = [], urgent = false, heading, table }: Passage) => ({
  heading,
  text,
  points,
  links,
  urgent,
  table,
});

const viewOf = (facts: DrugFacts) => ({
  slug: facts.slug,
  kind: facts.kind,
  name: facts.name,
  sayIt: facts.sayIt,
  brandNames: facts.brandNames,
  summary: facts.summary,
  badges: badgesOf(facts),
  sections: sectionsOf(facts).map((section) => ({
    ...section,
    passages: section.passages.map(passageView),
  })),
  drugTypes: facts.drugTypes,
  shopPath: facts.shopPath,
  reviewerRole: review.role,
  date: review.date,
  sources: facts.sources,
});

const views = new Map<string, ReturnType<typeof viewOf>>(
  allDrugFacts.map((facts) => [facts.slug, viewOf(facts)]),
);

/** A page of drug facts as displayed; undefined for an unknown slug. */
export const drugFactsPage = (slug: string) => views.get(slug);
