import type { Knex } from 'knex';
import type { PlanItem } from '../domain/plan.ts';
import type { JourneyKind, JourneyStatus } from '../domain/states/index.ts';

/** One treatment request of a patient, from the first step to delivery. */
export interface Journey {
  readonly id: string;
  readonly userId: string;
  readonly kind: JourneyKind;
  readonly status: JourneyStatus;
  readonly statusAt: Date;
  readonly checkoutId: string | null;
  /** The set of its questionnaires; null when it has none. */
  readonly quizSetId: string | null;
  readonly userProducts: readonly PlanItem[];
  /** The patient leaves the choice of treatment to the clinician; `userProducts` is only a starting point. */
  readonly clinicianDecides: boolean;
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly finalProducts: readonly PlanItem[] | null;
  readonly createdAt: Date;
}

interface Row {
  id: string;
  user_id: string;
  kind: JourneyKind;
  status: JourneyStatus;
  status_at: Date;
  checkout_id: string | null;
  quiz_set_id: string | null;
  user_products: PlanItem[];
  clinician_decides: boolean;
  doctor_products: PlanItem[] | null;
  final_products: PlanItem[] | null;
  created_at: Date;
}

const fromRow = (row: Row): Journey => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  status: row.status,
  statusAt: row.status_at,
  checkoutId: row.checkout_id,
  quizSetId: row.quiz_set_id,
  userProducts: row.user_products,
  clinicianDecides: row.clinician_decides,
  doctorProducts: row.doctor_products,
  finalProducts: row.final_products,
  createdAt: row.created_at,
});

const columns = [
  'id',
  'user_id',
  'kind',
  'status',
  'status_at',
  'checkout_id',
  'quiz_set_id',
  'user_products',
  'clinician_decides',
  'doctor_products',
  'final_products',
  'created_at',
] as const;

export interface JourneyChange {
  readonly status?: JourneyStatus;
  readonly statusAt?: Date;
  readonly quizSetId?: string;
  readonly userProducts?: readonly PlanItem[];
  readonly doctorProducts?: readonly PlanItem[];
  readonly finalProducts?: readonly PlanItem[];
}

export const journeyRepository = (db: Knex) => ({
  /** Locked until the end of the transaction. Lock the consultation first. */
  lock: async (id: string): Promise<Journey> => {
    const row = await db<Row>('journey')
      .select(...columns)
      .where({ id })
      .forUpdate()
      .first();
    if (!row) throw new Error(`There is no journey ${id}.`);
    return fromRow(row);
  },

  /** False when the checkout already has its journey. */
  insert: async (journey: Journey): Promise<boolean> => {
    const added = await db('journey')
      .insert({
        id: journey.id,
        user_id: journey.userId,
        kind: journey.kind,
        status: journey.status,
        status_at: journey.statusAt,
        checkout_id: journey.checkoutId,
        quiz_set_id: journey.quizSetId,
        user_products: JSON.stringify(journey.userProducts),
        clinician_decides: journey.clinicianDecides,
        created_at: journey.createdAt,
      })
      .onConflict('checkout_id')
      .ignore()
      .returning('id');
    return added.length === 1;
  },

  update: async (id: string, change: JourneyChange): Promise<void> => {
    await db('journey')
      .where({ id })
      .update({
        ...(change.status && { status: change.status, status_at: change.statusAt }),
        ...(change.quizSetId && { quiz_set_id: change.quizSetId }),
        ...(change.userProducts && { user_products: JSON.stringify(change.userProducts) }),
        ...(change.doctorProducts && { doctor_products: JSON.stringify(change.doctorProducts) }),
        ...(change.finalProducts && { final_products: JSON.stringify(change.finalProducts) }),
      });
  },

  /** Whether a set of questionnaires already belongs to a journey. */
  hasSet: async (quizSetId: string): Promise<boolean> =>
    (await db('journey').select('id').where({ quiz_set_id: quizSetId }).first()) !== undefined,

  /** Journeys in a status, entered at `before` or earlier, oldest first. */
  waiting: async (statuses: readonly JourneyStatus[], before: Date): Promise<readonly Journey[]> => {
    const rows = await db<Row>('journey')
      .select(...columns)
      .whereIn('status', [...statuses])
      .where('status_at', '<=', before)
      .orderBy('status_at')
      .limit(500);
    return rows.map(fromRow);
  },
});
