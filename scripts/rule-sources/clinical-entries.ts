import { posix } from 'node:path';
import type { RuleSource } from '#modules/eligibility/domain/rule-source.ts';

/** The text of the documents in docs/clinical/, by path from the root. */
export type ClinicalDocuments = ReadonlyMap<string, string>;

const SOURCES = 'docs/clinical/sources.md';

/** A place in a document: the file's path and the anchor. */
interface Place {
  readonly path: string;
  readonly anchor: string;
}

interface Entry {
  /** The nearest heading above; the document's title for what stands before the first one. */
  readonly section: string;
  /** The cells of a table row by the title of their column; empty for a paragraph. */
  readonly cells: ReadonlyMap<string, string>;
  /** The line as written. */
  readonly text: string;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const isRow = (line: string | undefined): boolean => line?.startsWith('|') ?? false;

/** Markdown as a reader sees it: links by their text, without marks for anchors, code and emphasis. */
const plain = (text: string): string =>
  text
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('\\|', '|')
    .trim();

const placesIn = (text: string, from: string): readonly Place[] =>
  [...text.matchAll(/\]\(([^)\s#]*)#([\w.-]+)\)/g)].map(([, path = '', anchor = '']) => ({
    path: path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path)),
    anchor,
  }));

const headingAbove = (lines: readonly string[], index: number): string =>
  (lines.slice(0, index).findLast((line) => /^#+ /.test(line)) ?? '').replace(/^#+ /, '');

const entryAt = (documents: ClinicalDocuments, { path, anchor }: Place): Entry | null => {
  const lines = documents.get(path)?.split('\n') ?? [];
  const index = lines.findIndex((line) => line.includes(`<a id="${anchor}"></a>`));
  const text = lines[index];
  if (text === undefined) return null;
  const section = headingAbove(lines, index);
  if (!isRow(text)) return { section, cells: new Map(), text };
  const start = lines.slice(0, index).findLastIndex((line) => !isRow(line)) + 1;
  const titles = cellsOf(lines[start] ?? '');
  const cells = cellsOf(text);
  return { section, text, cells: new Map(titles.map((title, column) => [title, cells[column] ?? ''])) };
};

/** The cell with what an entry rests on; the whole line of a paragraph. */
const basisOf = ({ cells, text }: Entry): string => cells.get('Basis and mark') ?? cells.get('Mark') ?? text;

/** A row that states a fact, as opposed to a rule, a source or a requirement. */
const isFact = ({ cells }: Entry): boolean => cells.has('Fact');

const factsAt = (documents: ClinicalDocuments, places: readonly Place[]) =>
  places.flatMap((place) => {
    const entry = entryAt(documents, place);
    return entry && isFact(entry) ? [{ place, entry }] : [];
  });

interface ListedSource {
  readonly title: string;
  readonly about: string;
  /** A page that was read instead of the primary document. */
  readonly isCopy: boolean;
}

const sourcesAt = (documents: ClinicalDocuments, places: readonly Place[]): readonly ListedSource[] =>
  places.flatMap((place) => {
    const cells = place.path === SOURCES ? entryAt(documents, place)?.cells : undefined;
    const [title = '', about = ''] = [...(cells?.values() ?? [])].map(plain);
    return cells ? [{ title, about, isCopy: cells.has('No.') }] : [];
  });

/** The paragraph of a section that names its primary sources; empty when it has none. */
const primarySources = (text: string, section: string): string => {
  const parts = text.split(/^(?=#+ )/m);
  const part = parts.find((one) => one.replace(/^#+ /, '').startsWith(`${section}\n`)) ?? '';
  return part.split('\n').find((line) => /Primary sources?:/.test(line)) ?? '';
};

/** Whether anything of it is more than our own policy. */
const namesFacts = (basis: string): boolean => /\b[VM]\b/.test(plain(basis));

/**
 * What the entry that a rule cites says: its document, section, condition and basis, the facts that the basis refers to,
 * and the labels, guidelines and papers that entry, facts and section name. Throws when the entry is missing.
 */
export const ruleSourceOf = (documents: ClinicalDocuments, citation: string): RuleSource => {
  const [path = '', anchor = ''] = citation.split('#');
  const entry = entryAt(documents, { path, anchor });
  if (!entry) throw new Error(`${citation} does not exist.`);
  const text = documents.get(path) ?? '';
  const basis = basisOf(entry);
  const places = placesIn(basis, path);
  const facts = factsAt(documents, places);
  const sources = [
    ...sourcesAt(documents, places),
    ...facts.flatMap((fact) => sourcesAt(documents, placesIn(basisOf(fact.entry), fact.place.path))),
    ...(namesFacts(basis) ? sourcesAt(documents, placesIn(primarySources(text, entry.section), path)) : []),
  ];
  return {
    document: plain(/^# (.+)$/m.exec(text)?.[1] ?? path),
    section: plain(entry.section),
    condition: plain(entry.cells.get('Condition') ?? entry.cells.get('Rule') ?? entry.text),
    basis: plain(basis),
    facts: facts.map(({ place, entry: { cells } }) => ({
      id: place.anchor,
      text: plain(`${cells.get('Topic') ?? ''}: ${cells.get('Fact')}`),
      mark: plain(cells.get('Mark') ?? ''),
    })),
    sources: [...new Map(sources.map((source) => [source.title, source])).values()]
      .toSorted((a, b) => Number(a.isCopy) - Number(b.isCopy))
      .map(({ title, about }) => ({ title, about })),
  };
};
