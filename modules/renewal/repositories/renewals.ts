import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { StoredChoice } from '../domain/plan-choice.ts';
import type { RenewalStatus } from '../domain/renewal-state.ts';

/** Which pages lead it: those of a renewal, or those of the yearly check-in. */
export type RenewalKind = 'renewal' | 'annual';

/** One renewal of a patient's prescriptions, from opening to the clinician's decision. */
export interface Renewal {
  readonly id: string;
  readonly userId: string;
  readonly kind: RenewalKind;
  readonly status: RenewalStatus;
  readonly statusAt: Date;
  readonly quizResponseId: string | null;
  readonly consultationId: string | null;
  readonly submittedAt: Date | null;
  readonly createdAt: Date;
  /** When the patient went on from the photos, with or without them. */
  readonly photosDoneAt: Date | null;
  /** How each subscription should continue, as chosen so far. */
  readonly planChoices: readonly StoredChoice[];
  /** Hash of the address that the patient confirmed; null before. */
  readonly confirmedAddress: string | null;
}

export type RenewalChange = Partial<
  Pick<
    Renewal,
    | 'status'
    | 'statusAt'
    | 'quizResponseId'
    | 'consultationId'
    | 'submittedAt'
    | 'photosDoneAt'
    | 'planChoices'
    | 'confirmedAddress'
  >
>;

export const renewalColumns = {
  id: 'id',
  userId: 'user_id',
  kind: 'kind',
  status: 'status',
  statusAt: 'status_at',
  quizResponseId: 'quiz_response_id',
  consultationId: 'consultation_id',
  submittedAt: 'submitted_at',
  createdAt: 'created_at',
  photosDoneAt: 'photos_done_at',
  planChoices: 'plan_choices',
  confirmedAddress: 'confirmed_address',
} satisfies Columns<Renewal>;

/** In progress, or sent and not decided. */
export const unfinished: readonly RenewalStatus[] = ['open', 'in_progress', 'submitted'];

/** Lists are sent as JSON text: the driver would write an array of PostgreSQL. */
const rowOf = ({ planChoices, ...change }: Partial<Renewal>) => ({
  ...toRow(renewalColumns, change),
  ...(planChoices && { plan_choices: JSON.stringify(planChoices) }),
});

export const renewalRepository = (db: Knex) => {
  const select = () => db('renewal').select(renewalColumns);
  const one = async (query: ReturnType<typeof select>): Promise<Renewal | null> => (await query)[0] ?? null;
  return {
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
      const added = await db('renewal').insert(rowOf(renewal)).onConflict().ignore().returning('id');
      return added.length === 1;
    },

    update: async (id: string, change: RenewalChange): Promise<void> => {
      await db('renewal').where({ id }).update(rowOf(change));
    },
  };
};
