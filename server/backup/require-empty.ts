import type { Knex } from 'knex';
import { reasonOf, StartProblem } from '../errors/start-problem.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { fingerprintOf, isSame, type Manifest } from './manifest.ts';

const tablesOfOthers = `select count(*) as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_t'`;

/** Throws a StartProblem when the database has a table. */
export const requireEmptyDatabase = async (db: Knex): Promise<void> => {
  const { rows } = await db.raw<{ rows: { tables: number }[] }>(tablesOfOthers).catch((error: unknown) => {
    throw new StartProblem(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  if (rows[0]?.tables !== 0)
    throw new StartProblem(
      'The database of DATABASE_URL has tables already. Restore into an empty one. Nothing was restored.',
    );
};

/** Throws a StartProblem when the store has anything but photos of this backup, which an interrupted restore left there. */
export const requireEmptyStore = async (photos: ObjectStore, manifest: Manifest): Promise<void> => {
  for await (const key of photos.keys()) {
    const wanted = manifest.photos[key];
    const found = wanted ? await photos.get(key) : null;
    if (!wanted || !found || !isSame(fingerprintOf(found.body), wanted))
      throw new StartProblem(
        'The photo store has photos already that are not of this backup. Restore into an empty one. Nothing was restored.',
      );
  }
};
