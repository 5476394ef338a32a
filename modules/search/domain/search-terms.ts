/** One word that somebody searches for. */
export interface SearchTerm {
  readonly word: string;
  /** For PostgreSQL's to_tsquery: the word, or whatever begins with it. */
  readonly term: string;
  /** Long enough that a word which nothing contains may be a typing error. */
  readonly mayBeTypo: boolean;
}

/** More words than this make a search no better, and slower. */
const MOST_WORDS = 12;
/** Shorter words are too many words' beginning: `ED` is not `education`. */
const SHORTEST_PREFIX = 3;
const SHORTEST_TYPO = 4;

/** The words of a search, each once. The terms have letters and digits only, so that none is an operator of to_tsquery. */
export const searchTerms = (query: string): readonly SearchTerm[] => {
  const words = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => ({
    word,
    term: word.length < SHORTEST_PREFIX ? word : `${word}:*`,
    mayBeTypo: word.length >= SHORTEST_TYPO,
  }));
};
