import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { PossibleDuplicateStatus } from '../domain/possible-duplicate-machine.ts';
import type { SharedFact } from '../domain/same-person.ts';

/** Where two accounts were found to have facts in common. */
export type FoundAt = 'checkout' | 'submit';

/** Two accounts that may belong to one person; `personA` has the smaller id. */
export interface PossibleDuplicate {
  readonly id: string;
  readonly personA: string;
  readonly personB: string;
  readonly shared: readonly SharedFact[];
  readonly status: PossibleDuplicateStatus;
  readonly foundAt: FoundAt;
  readonly createdAt: Date;
  /** When, by whom and why it was dismissed or merged; null while it is open. */
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decisionReason: string | null;
  /** The account that stays after a merge. */
  readonly keptPerson: string | null;
}

const columns = {
  id: 'id',
  personA: 'person_a',
  personB: 'person_b',
  shared: 'shared',
  status: 'status',
  foundAt: 'found_at',
  createdAt: 'created_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  decisionReason: 'decision_reason',
  keptPerson: 'kept_person',
} satisfies Columns<PossibleDuplicate>;

/** The undecided pairs, as a subselect of `person_a`, `person_b` and `created_at`. */
export const openDuplicatesSql =
  "(select person_a, person_b, created_at from possible_duplicate where status = 'open')";

export const possibleDuplicateRepository = (db: Knex) => ({
  /**
   * Waits for transactions that write facts with one of these keys, and blocks them until this one ends. `keys` are
   * sorted.
   */
  lockKeys: async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await db.raw('select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(?::text[]) as key', [
        [...keys],
      ]);
  },

  lock: async (id: string): Promise<PossibleDuplicate | null> =>
    (await db('possible_duplicate').select(columns).where({ id }).forUpdate().first()) ?? null,

  /** The undecided pairs, oldest first. */
  open: async (most: number): Promise<PossibleDuplicate[]> =>
    db('possible_duplicate')
      .select(columns)
      .where({ status: 'open' })
      .orderBy(['created_at', 'id'])
      .limit(most),

  /** Every pair of the person, decided or not. */
  ofPerson: async (personId: string): Promise<PossibleDuplicate[]> =>
    db('possible_duplicate')
      .select(columns)
      .where((either) => either.where({ person_a: personId }).orWhere({ person_b: personId }))
      .orderBy(['created_at', 'id']),

  /** False when the pair is known already. Waits for a transaction that is adding the same pair. */
  add: async (pair: PossibleDuplicate): Promise<boolean> =>
    (
      await db('possible_duplicate')
        .insert(toRow(columns, pair))
        .onConflict(['person_a', 'person_b'])
        .ignore()
        .returning('id')
    ).length > 0,

  /** Shared facts that were found later for a known pair; its status stays. */
  setShared: async (id: string, shared: readonly SharedFact[]): Promise<void> => {
    await db('possible_duplicate')
      .where({ id })
      .update({ shared: [...shared] });
  },

  decide: async (
    id: string,
    decision: Pick<PossibleDuplicate, 'status' | 'decidedAt' | 'decidedBy' | 'decisionReason' | 'keptPerson'>,
  ): Promise<void> => {
    await db('possible_duplicate').where({ id }).update(toRow(columns, decision));
  },
});
