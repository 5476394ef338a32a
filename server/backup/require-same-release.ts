import type { Knex } from 'knex';
import { StartProblem } from '../errors/start-problem.ts';

/** Throws a StartProblem when these migrations have one that this release does not know. */
export const refuseNewer = (what: string, migrations: readonly string[], known: readonly string[]): void => {
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StartProblem(
      `${what} belongs to a newer release, with migrations that this one does not know: ${newer.join(', ')}. ` +
        'Use the release that has them.',
    );
};

/**
 * The migrations of the database. Throws a StartProblem when they are not exactly those of this release, which knows only
 * the tables of its own.
 */
export const requireSameRelease = async (db: Knex, known: readonly string[]): Promise<readonly string[]> => {
  const found: readonly string[] = (await db.schema.hasTable('migration'))
    ? await db('migration').orderBy('id').pluck('name')
    : [];
  refuseNewer('The database', found, known);
  const pending = known.filter((name) => !found.includes(name));
  if (pending.length > 0)
    throw new StartProblem(
      `The database lacks migrations of this release: ${pending.join(', ')}. ` +
        'Use the release that runs on it, or migrate it first.',
    );
  return found;
};
