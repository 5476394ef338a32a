import { definePort } from '#server/scope.ts';

/** A page or an answer as text. */
export interface PublishedText {
  readonly kind: 'article' | 'question';
  /** From the root; an answer's ends with its anchor. */
  readonly path: string;
  readonly title: string;
  /** What it says, in a sentence or two, or the answer's beginning. */
  readonly about: string;
  /** Its text without markup. */
  readonly body: string;
}

/** Articles, condition pages, and questions with their answers. */
export const publishedTextsPort = definePort<readonly PublishedText[]>('content.publishedTexts');
