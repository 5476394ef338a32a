import { lineOf } from '../lib/files.ts';
import { isGenerated } from './places.ts';
import type { SourceTree, Violation } from './tree.ts';

/** Words that say nothing in a name, each with what to write instead. Two words are refused next to each other. */
const REFUSED_WORDS: Readonly<Record<string, string>> = {
  'ask bank': 'requires action',
  deck: 'what it contains',
  disguise: 'impersonation',
  'drug sheet': 'drug facts',
  errand: 'the job that it does',
  furnished: 'what it contains',
  herself: 'patient or clinician',
  himself: 'patient or clinician',
  'kept cart': 'saved cart',
  learn: 'what it does: read, compile, find',
  'look at': 'check at',
  mends: 'fixes',
  mould: 'template',
  'move invoice': 'transition invoice',
  'moves port': 'relocation port',
  'open world': 'harness',
  payer: 'payment source',
  'placed text': 'order receipt',
  pour: 'render',
  'product sheet': 'drug facts',
  shelf: 'products or listings',
  situation: 'context',
  standing: 'unresolved, open or active',
  tell: 'notify, track or report',
  watches: 'schedule',
  'without persons': 'redact',
  world: 'harness',
};

/** Uses of a refused word that stay, and why. */
const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  // The address of the page that ends an impersonation, which the specification fixes.
  'abandon_user_disguise',
]);

const ALLOWED_FILES: ReadonlySet<string> = new Set([
  // The words that patients type, not the texts of a screen.
  'modules/message/domain/alarming-words.ts',
]);

/** Names of types that leave out the noun. */
const REFUSED_NAMES: Readonly<Record<string, string>> = { Placed: 'what was placed' };

/** Folders named after the address of their pages. */
const ALLOWED_FOLDERS = /^modules\/content\/pages\/learn\//;

/** File names that do not say what the file exports. */
const REFUSED_FILES =
  /(?:^|\/)(?:frame|heads|moves|sheet|situation|standing|view|watches|world)\.(?:tsx?|mjs)$/;

/** Source that names what it refuses, or what the database was called before. */
const isExempt = (path: string): boolean =>
  isGenerated(path) || path.startsWith('migrations/') || path === 'test/architecture/names.test.ts';

/** The words of a name in camel case, snake case or kebab case, in lower case. */
export const wordsIn = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** What to write instead of a name with a refused word; null for other names. */
const replacementFor = (name: string): string | null => {
  if (ALLOWED_NAMES.has(name)) return null;
  if (Object.hasOwn(REFUSED_NAMES, name)) return REFUSED_NAMES[name] ?? null;
  const words = wordsIn(name);
  for (const [at, word] of words.entries()) {
    const found = REFUSED_WORDS[word] ?? REFUSED_WORDS[`${word} ${words[at + 1]}`];
    if (found) return found;
  }
  return null;
};

const fileRule = (path: string): string | null => {
  const name = path.replace(/\.test(?=\.)/, '');
  if (REFUSED_FILES.test(name)) return 'A file is named after its main export, not view, moves or the like.';
  if (/-words\.(?:tsx?|mjs)$/.test(name)) return 'A file of texts ends in -labels or -copy, not -words.';
  if (/^modules\/(?:.*\/)?contract[^/]*\.ts$/.test(name))
    return 'A file is named after its main export: a port is in …-port.ts, types are named after what they describe.';
  for (const part of name.split('/')) {
    const [stem = ''] = part.split('.');
    const replacement = replacementFor(stem);
    if (replacement) return `A name uses the glossary's words: not ${stem}, but ${replacement}.`;
  }
  return null;
};

/** Files and folders with a name that says nothing about their content. */
export const refusedFileNames = (tree: SourceTree): Violation[] =>
  [...tree.files.keys()].flatMap((path) => {
    const rule =
      isExempt(path) || ALLOWED_FILES.has(path) || ALLOWED_FOLDERS.test(path) ? null : fileRule(path);
    return rule ? [{ file: path, line: 1, rule }] : [];
  });

/** Names of several words wherever they occur, also in SQL, and names of one word where they are declared. */
const NAMES =
  /\b[a-z]+(?:[A-Z]\w*|_\w+)|\b[A-Z]+[a-z]+[A-Z]\w*|(?<=\b(?:const|let|function|class|interface|type) )\w+/g;

/** Names in code and SQL that use a refused word. */
export const refusedNames = (tree: SourceTree): Violation[] =>
  [...tree.files.values()].flatMap(({ path, text }) =>
    isExempt(path)
      ? []
      : [...text.matchAll(NAMES)].flatMap(({ 0: name, index }) => {
          const replacement = replacementFor(name);
          if (!replacement) return [];
          const rule = `A name uses the glossary's words: not ${name}, but ${replacement}.`;
          return [{ file: path, line: lineOf(text, index), rule }];
        }),
  );
