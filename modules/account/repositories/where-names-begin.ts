import type { Knex } from 'knex';

/**
 * Keeps the people with a first or last name that begins with each of these words, in lower case. The index is used for the
 * longest word.
 */
export const whereNamesBegin = (query: Knex.QueryBuilder, words: readonly string[]): void => {
  const beginnings = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => `${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  for (const beginning of beginnings)
    query.andWhereRaw('(lower(first_name) like ? or lower(last_name) like ?)', [beginning, beginning]);
};
