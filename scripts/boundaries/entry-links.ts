import { specialtyEntryPages } from '#config/entry-pages.ts';
import { lineOf } from '../lib/files.ts';
import { isGenerated, isTest } from './places.ts';
import type { SourceTree, Violation } from './tree.ts';

const paths = Object.values(specialtyEntryPages).toSorted((a, b) => b.length - a.length);

/** A path of the table written out in code or in Markdown, also with a query or a place on the page. */
const WRITTEN_OUT = new RegExp(`(?<=['"\`(])(?:${paths.join('|')})(?=['"\`)?#])`, 'g');

/** Where the table itself and its parts are. */
const TABLE = /^config\/(?:entry-pages|hair-loss-entry|shop-entries)\.ts$/;

const nameOf = (path: string): string =>
  Object.entries(specialtyEntryPages).find(([, page]) => page === path)?.[0] ?? '';

/** Links to the first page of a flow that do not take it from the table in config/entry-pages.ts. */
export const writtenEntryPages = (tree: SourceTree): Violation[] =>
  [...tree.files.values()].flatMap(({ path, text }) => {
    if (!/^(?:modules|client|config|server|simulators)\/.*\.tsx?$/.test(path)) return [];
    if (isGenerated(path) || isTest(path) || TABLE.test(path)) return [];
    return [...text.matchAll(WRITTEN_OUT)].map(({ 0: page, index }) => ({
      file: path,
      line: lineOf(text, index),
      rule: `Links take the first page of a flow from config/entry-pages.ts: not ${page}, but specialtyEntryPages.${nameOf(page)}.`,
    }));
  });
