import { lineOf } from '../lib/files.ts';
import { isTest } from './places.ts';
import { withoutComments } from './text.ts';
import type { SourceTree, Violation } from './tree.ts';

/** The element in which vite-plugin-ssr writes a page's data. */
const DATA_SCRIPT = /vite-plugin-ssr_pageContext/g;

/** Code outside of server/page-renderer/ that reads what vite-plugin-ssr writes into documents. */
export const pagePluginInternals = (tree: SourceTree): Violation[] =>
  [...tree.files.values()].flatMap(({ path, text }) => {
    if (isTest(path) || /^(?:server\/page-renderer|scripts)\//.test(path)) return [];
    const code = withoutComments(text);
    return [...code.matchAll(DATA_SCRIPT)].map(({ 0: id, index }) => ({
      file: path,
      line: lineOf(code, index),
      rule: `Only server/page-renderer/ knows the script element ${id}.`,
    }));
  });
