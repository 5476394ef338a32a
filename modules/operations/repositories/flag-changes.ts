import type { Knex } from 'knex';
import type { JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';

/** The subject of changes of outage banners; others are names of flags. */
export const OUTAGES = 'outages';

/** What the product saw change of a flag or of the banners. */
export interface FlagChange {
  readonly id: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly seenAt: JsonInstant;
}

const SHOWN = 50;

const newestSql = `(select coalesce(json_agg(t), '[]') from (
  select id, subject, before, after, seen_at as "seenAt" from flag_change order by position desc limit ${SHOWN}) t)`;

/** The newest changes, at most 50. */
export const newestFlagChanges = (read: ReadJson): Promise<readonly FlagChange[]> => read(newestSql, {});

const lastSql = `(select coalesce(json_object_agg(s.subject, l.after), '{}')
  from json_array_elements_text(:subjects::json) s(subject)
  cross join lateral (select after from flag_change c where c.subject = s.subject
    order by position desc limit 1) l)`;

/** What was last seen of each of these subjects, by subject; nothing of those that never changed. */
export const lastSeen = (
  read: ReadJson,
  subjects: readonly string[],
): Promise<Readonly<Record<string, string>>> => read(lastSql, { subjects: JSON.stringify(subjects) });

/** Always has a row. */
export const anyTime = (db: Knex) => db.select(db.raw('1'));

export const flagChangeRepository = (db: Knex) => ({
  /** Lets one process at a time look for changes, until the end of the transaction. */
  lock: async (): Promise<void> => {
    await db.raw(`select pg_advisory_xact_lock(hashtext('flag_change'))`);
  },

  insert: async (
    changes: readonly (Omit<FlagChange, 'seenAt'> & { readonly seenAt: Date })[],
  ): Promise<void> => {
    await db('flag_change').insert(changes.map(({ seenAt, ...change }) => ({ ...change, seen_at: seenAt })));
  },
});
