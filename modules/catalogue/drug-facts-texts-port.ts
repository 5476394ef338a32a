import { definePort } from '#server/scope.ts';

/** A drug-facts page as text. */
export interface DrugFactsText {
  readonly path: string;
  readonly title: string;
  /** What the page is about, in a sentence or two. */
  readonly about: string;
  /** Its text without markup. */
  readonly body: string;
}

/** Every drug-facts page. */
export const drugFactsTextsPort = definePort<readonly DrugFactsText[]>('catalogue.drugFactsTexts');
