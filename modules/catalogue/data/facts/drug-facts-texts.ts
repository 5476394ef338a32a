import type { DrugFactsText } from '../../drug-facts-texts-port.ts';
import type { Passage } from './drug-facts.ts';
import { drugFactsMeta } from './drug-facts-meta.ts';
import { allDrugFacts } from './index.ts';
import { sectionsOf } from './sections.ts';

const textOf = ({ heading = '', text = [], points = [], table }: Passage): string =>
  [
    heading,
    ...text,
    ...points,
    ...(table ? [table.caption, ...table.columns, ...table.rows.flat()] : []),
  ].join(' ');

/** Every drug-facts page as text, with the brand names that it lists. */
export const drugFactsTexts: readonly DrugFactsText[] = allDrugFacts.map((facts) => {
  const { title, description } = drugFactsMeta[facts.slug];
  const sections = sectionsOf(facts).flatMap((section) => [section.title, ...section.passages.map(textOf)]);
  return {
    path: `/drug-facts/${facts.slug}`,
    title,
    about: description,
    body: [facts.name, ...facts.brandNames, facts.summary, ...sections].join(' '),
  };
});
