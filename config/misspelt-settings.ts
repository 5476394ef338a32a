/** Names this long may differ from a setting by two letters, all others by one: DATABASE_PORT is not DATABASE_POOL. */
const TWO_LETTERS_FROM = 16;
/** Shorter names are close to too many of other programs. */
const SHORTEST = 6;

/**
 * How many letters have to be added, removed, replaced or swapped with their neighbor to make one text of the other
 * (Damerau-Levenshtein distance, each pair swapped at most once).
 */
const distance = (one: string, other: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped =
        one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, swapped, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
};

/** The setting that a name probably means; undefined when it resembles none. */
const meant = (name: string, known: readonly string[]): string | undefined => {
  const written = name.toUpperCase().replaceAll('-', '_');
  const limit = written.length >= TWO_LETTERS_FROM ? 2 : 1;
  return known
    .filter((setting) => setting.length >= SHORTEST && Math.abs(setting.length - written.length) <= limit)
    .map((setting) => ({ setting, away: distance(written, setting) }))
    .filter(({ away }) => away <= limit)
    .sort((one, other) => one.away - other.away)[0]?.setting;
};

/**
 * A line for each variable of the environment that is no setting and looks like one that is not set:
 * `DATABASE_URI: did you mean DATABASE_URL?` Names of other programs do not look like ours.
 */
export const misspeltSettings = (
  given: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] => {
  const unset = known.filter((name) => given[name] === undefined);
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const setting = meant(name, unset);
      return setting === undefined ? [] : [`${name}: did you mean ${setting}?`];
    });
};
