import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { IdentificationMethod } from '../../domain/photos/identification-input.ts';
import type { IdentificationStatus } from '../../domain/photos/identification-machine.ts';

/** How the patient of a visit identifies themselves, and the result. */
export interface Identification {
  readonly id: string;
  readonly consultationId: string;
  readonly userId: string;
  readonly status: IdentificationStatus;
  /** Null until the patient chose. */
  readonly method: IdentificationMethod | null;
  /** The patient's note about another way than a document. */
  readonly note: string | null;
  /** The clinician who asked for it; null when the visit or the patient began it. */
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly sentAt: Date | null;
  /** As the clinician read or heard it. */
  readonly readName: string | null;
  readonly readDob: CalendarDate | null;
  readonly readBy: string | null;
  readonly readAt: Date | null;
  /** Why the clinician confirmed a name that differs. */
  readonly remark: string | null;
  /** When the pictures are deleted; null before there was one. */
  readonly deleteAt: Date | null;
  readonly deletedAt: Date | null;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  userId: 'user_id',
  status: 'status',
  method: 'method',
  note: 'note',
  askedBy: 'asked_by',
  askedAt: 'asked_at',
  sentAt: 'sent_at',
  readName: 'read_name',
  readDob: 'read_dob',
  readBy: 'read_by',
  readAt: 'read_at',
  remark: 'remark',
  deleteAt: 'delete_at',
  deletedAt: 'deleted_at',
} satisfies Columns<Identification>;

export type IdentificationChange = Partial<
  Omit<Identification, 'id' | 'consultationId' | 'userId' | 'askedAt'>
>;

export const identificationRepository = (db: Knex) => ({
  /** That of a visit, locked; null before it was asked for or begun. Lock the visit first. */
  lock: async (consultationId: string): Promise<Identification | null> =>
    (await db('identification')
      .select(columns)
      .where({ consultation_id: consultationId })
      .forUpdate()
      .first()) ?? null,

  /** Whether the patient identified themselves at any visit, or submitted what a clinician has yet to read. */
  isKnown: async (userId: string): Promise<boolean> =>
    (await db('identification')
      .where({ user_id: userId })
      .whereIn('status', ['sent', 'confirmed'])
      .first('id')) !== undefined,

  insert: async (identification: Identification): Promise<void> => {
    await db('identification').insert(toRow(columns, identification));
  },

  update: async (id: string, change: IdentificationChange): Promise<void> => {
    await db('identification').where({ id }).update(toRow(columns, change));
  },

  /** Those whose pictures are due to be deleted at `now`. */
  toDelete: (now: Date): ListQuery<Pick<Identification, 'id' | 'consultationId'>> =>
    db('identification')
      .select({ id: 'id', consultationId: 'consultation_id' })
      .whereNull('deleted_at')
      .where('delete_at', '<=', now)
      .orderBy('delete_at')
      .limit(500),
});
