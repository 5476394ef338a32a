import type { Knex } from 'knex';
import type { TroubleKind } from '../domain/pharmacy/trouble.ts';

/** What we asked of the pharmacy about an order. */
export type PharmacyCall = 'submit' | 'cancel' | 'read';

/** Failed calls to the pharmacy that have not succeeded since. */
export interface PharmacyTrouble {
  /** `outage`, or the call and the order: `submit:<order id>`. */
  readonly subject: string;
  /** Null for an outage. */
  readonly orderId: string | null;
  readonly failures: number;
  readonly since: Date;
  readonly retryAt: Date;
}

const columns = {
  subject: 'subject',
  orderId: 'order_id',
  failures: 'failures',
  since: 'since',
  retryAt: 'retry_at',
};

export const OUTAGE = 'outage';

export const subjectOf = (call: PharmacyCall, orderId: string): string => `${call}:${orderId}`;

export const kindOf = (subject: string): TroubleKind => (subject === OUTAGE ? 'outage' : 'order');

export const pharmacyTroubleRepository = (db: Knex) => ({
  /** The trouble, locked until the transaction ends; a new one has no failures and may be tried at once. */
  begin: async (subject: string, orderId: string | null, at: Date): Promise<PharmacyTrouble> => {
    await db('pharmacy_trouble')
      .insert({ subject, order_id: orderId, failures: 0, since: at, retry_at: at })
      .onConflict('subject')
      .ignore();
    return db('pharmacy_trouble').select(columns).where({ subject }).forUpdate().first();
  },

  change: async (
    subject: string,
    { failures, retryAt }: Pick<PharmacyTrouble, 'failures' | 'retryAt'>,
  ): Promise<void> => {
    await db('pharmacy_trouble').where({ subject }).update({ failures, retry_at: retryAt });
  },

  /** Whether there is trouble about any of the subjects. */
  isOpen: async (subjects: readonly string[]): Promise<boolean> =>
    (await db('pharmacy_trouble')
      .whereIn('subject', [...subjects])
      .first('subject')) !== undefined,

  /** Ends those of the subjects that are open; returns them. */
  end: async (subjects: readonly string[]): Promise<readonly PharmacyTrouble[]> =>
    db('pharmacy_trouble')
      .whereIn('subject', [...subjects])
      .delete()
      .returning(Object.entries(columns).map(([name, column]) => `${column} as ${name}`)),

  /** Those of the subjects that are not to be tried yet. */
  resting: async (subjects: readonly string[], now: Date): Promise<readonly string[]> =>
    db('pharmacy_trouble')
      .whereIn('subject', [...subjects])
      .where('retry_at', '>', now)
      .pluck('subject'),
});
