import { type OtherNames, otherNames } from './other-names.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const entries = otherNames.map(({ written, typed }: OtherNames) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.map(escaped).join('|')})`, 'iu'),
  typed,
}));

/** What patients also call the things that the text mentions, each once. */
export const otherNamesIn = (text: string): readonly string[] => [
  ...new Set(entries.filter(({ pattern }) => pattern.test(text)).flatMap(({ typed }) => typed)),
];
