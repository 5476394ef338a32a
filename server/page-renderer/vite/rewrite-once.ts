/** A piece of another package's source, and its replacement. */
export type Rewrite = readonly [from: string | RegExp, to: string];

const occurrences = (code: string, from: string | RegExp): number =>
  typeof from === 'string'
    ? code.split(from).length - 1
    : [...code.matchAll(new RegExp(from.source, `${from.flags.replace('g', '')}g`))].length;

/** Applies the rewrites one after the other. Throws, naming the file, when one does not match exactly once. */
export const rewriteOnce = (file: string, code: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((text, [from, to]) => {
    const found = occurrences(text, from);
    if (found !== 1)
      throw new Error(
        `${file} of vite-plugin-ssr is not as expected: "${from}" is there ${found} times, not once. ` +
          'Adapt server/page-renderer/vite to the installed version.',
      );
    return text.replace(from, () => to);
  }, code);
