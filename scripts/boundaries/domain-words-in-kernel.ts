import { lineOf } from '../lib/files.ts';
import { wordsIn } from './names.ts';
import { isTest } from './places.ts';
import { withoutComments } from './text.ts';
import type { SourceTree, Violation } from './tree.ts';

const DOMAIN_WORDS: ReadonlySet<string> = new Set([
  'cart',
  'checkout',
  'clinician',
  'consultation',
  'dose',
  'drug',
  'hair',
  'intake',
  'invoice',
  'npi',
  'patient',
  'pharmacy',
  'prescription',
  'quiz',
  'refill',
  'renewal',
  'staff',
  'subscription',
  'token',
  'visit',
]);

const domainWordIn = (name: string): string | undefined =>
  wordsIn(name).find((word) => DOMAIN_WORDS.has(word) || DOMAIN_WORDS.has(word.replace(/s$/, '')));

/** Names, texts and file names of kernel/ that speak of the business instead of something general. */
export const domainWordsInKernel = (tree: SourceTree): Violation[] =>
  [...tree.files.values()].flatMap(({ path, text }) => {
    if (!path.startsWith('kernel/') || isTest(path)) return [];
    const code = withoutComments(text);
    const found = [
      { word: domainWordIn(path), line: 1 },
      ...[...code.matchAll(/[A-Za-z]\w*/g)].map(({ 0: name, index }) => ({
        word: domainWordIn(name),
        line: lineOf(code, index),
      })),
    ];
    return found.flatMap(({ word, line }) =>
      word === undefined
        ? []
        : {
            file: path,
            line,
            rule: `kernel/ knows nothing of the business: "${word}" belongs in config/ or in a module.`,
          },
    );
  });
