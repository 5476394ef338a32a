import type { Knex } from 'knex';
import type { RenewalStatus } from '../domain/renewal-state.ts';

/** One renewal of a patient's prescriptions, from opening to the clinician's decision. */
export interface Renewal {
  readonly id: string;
  readonly userId: string;
  readonly status: RenewalStatus;
  readonly statusAt: Date;
  readonly quizResponseId: string | null;
  readonly consultationId: string | null;
  readonly submittedAt: Date | null;
  readonly createdAt: Date;
}

export type RenewalChange = Partial<
  Pick<Renewal, 'status' | 'statusAt' | 'quizResponseId' | 'consultationId' | 'submittedAt'>
>;

interface Row {
  id: string;
  user_id: string;
  status: RenewalStatus;
  status_at: Date;
  quiz_response_id: string | null;
  consultation_id: string | null;
  submitted_at: Date | null;
  created_at: Date;
}

const columns = [
  'id',
  'user_id',
  'status',
  'status_at',
  'quiz_response_id',
  'consultation_id',
  'submitted_at',
  'created_at',
] as const;

const fromRow = (row: Row): Renewal => ({
  id: row.id,
  userId: row.user_id,
  status: row.status,
  statusAt: row.status_at,
  quizResponseId: row.quiz_response_id,
  consultationId: row.consultation_id,
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
});

const unfinished: readonly RenewalStatus[] = ['open', 'in_progress', 'submitted'];

export const renewalRepository = (db: Knex) => {
  const select = () => db<Row>('renewal').select(...columns);
  const one = async (query: Promise<Row[]> | ReturnType<typeof select>): Promise<Renewal | null> => {
    const [row] = await query;
    return row ? fromRow(row) : null;
  };
  return {
    /** The one in progress, otherwise the last one that ended. */
    latest: (userId: string) =>
      one(
        select()
          .where({ user_id: userId })
          .orderByRaw('status = any(?) desc, created_at desc', [[...unfinished]])
          .limit(1),
      ),

    /** The one in progress, locked. */
    lockUnfinished: (userId: string) =>
      one(
        select()
          .where({ user_id: userId })
          .whereIn('status', [...unfinished])
          .forUpdate(),
      ),

    lockByConsultation: (consultationId: string) =>
      one(select().where({ consultation_id: consultationId }).forUpdate()),

    /** Returns false when another one is already in progress. */
    insert: async (renewal: Renewal): Promise<boolean> => {
      const added = await db('renewal')
        .insert({
          id: renewal.id,
          user_id: renewal.userId,
          status: renewal.status,
          status_at: renewal.statusAt,
          quiz_response_id: renewal.quizResponseId,
          consultation_id: renewal.consultationId,
          submitted_at: renewal.submittedAt,
          created_at: renewal.createdAt,
        })
        .onConflict()
        .ignore()
        .returning('id');
      return added.length === 1;
    },

    update: async (id: string, change: RenewalChange): Promise<void> => {
      await db('renewal')
        .where({ id })
        .update({
          ...(change.status && { status: change.status }),
          ...(change.statusAt && { status_at: change.statusAt }),
          ...(change.quizResponseId && { quiz_response_id: change.quizResponseId }),
          ...(change.consultationId && { consultation_id: change.consultationId }),
          ...(change.submittedAt && { submitted_at: change.submittedAt }),
        });
    },
  };
};
