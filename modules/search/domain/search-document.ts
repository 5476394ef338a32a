import { shorten } from './shorten.ts';

/** What a visitor can find, in the order in which the page shows the groups. */
export const documentKinds = ['product', 'article', 'question'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One page or answer that a visitor can find. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  /** From the root, with the anchor of an answer: `/faq#plan-cancel`. */
  readonly path: string;
  readonly title: string;
  /** What patients call it besides its title; searched, never shown. */
  readonly otherNames: string;
  /** Plain text, at most EXCERPT_LENGTH characters. */
  readonly excerpt: string;
  /** Searched, never shown. */
  readonly body: string;
  /** The key risk of a prescription product. */
  readonly risk: string | null;
  /** Which of two equally good results comes first. */
  readonly position: number;
}

/** Most characters of an excerpt: two or three lines. */
const EXCERPT_LENGTH = 200;

/** The document of a text, with the other names of what its title and its body mention. */
export const documentOf = (
  text: Pick<SearchDocument, 'kind' | 'path' | 'title' | 'body'> & {
    readonly about: string;
    readonly risk?: string | undefined;
  },
  position: number,
  otherNamesIn: (words: string) => readonly string[],
): SearchDocument => {
  const { kind, path, title, about, body, risk = null } = text;
  const excerpt = shorten(about, EXCERPT_LENGTH);
  const searched = about === body ? body : `${about} ${body}`;
  return {
    ...{ kind, path, title, excerpt, risk, position },
    otherNames: otherNamesIn(title).join(' '),
    body: [searched, ...otherNamesIn(searched)].join(' '),
  };
};
