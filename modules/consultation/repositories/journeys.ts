import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { addDays } from '#kernel/dates.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import type { PlanItem } from '../domain/plan.ts';
import type { JourneyKind, JourneyStatus } from '../domain/states/index.ts';
import { PHOTOS_NEEDED, remindersSent } from './reminders.ts';

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
  /** The patient's request in a change of their dose, empty before it is submitted; null in every other visit. */
  readonly doseRequests: readonly DoseRequest[] | null;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  kind: 'kind',
  status: 'status',
  statusAt: 'status_at',
  checkoutId: 'checkout_id',
  quizSetId: 'quiz_set_id',
  userProducts: 'user_products',
  clinicianDecides: 'clinician_decides',
  doctorProducts: 'doctor_products',
  finalProducts: 'final_products',
  doseRequests: 'dose_requests',
  createdAt: 'created_at',
} satisfies Columns<Journey>;

export interface JourneyChange {
  readonly status?: JourneyStatus;
  readonly statusAt?: Date;
  readonly quizSetId?: string;
  /** Of a visit that began without an order. */
  readonly checkoutId?: string;
  readonly userProducts?: readonly PlanItem[];
  readonly doctorProducts?: readonly PlanItem[];
  readonly finalProducts?: readonly PlanItem[];
  readonly doseRequests?: readonly DoseRequest[];
}

export const journeyRepository = (db: Knex) => ({
  /** Locked until the end of the transaction. Lock the consultation first. */
  lock: async (id: string): Promise<Journey> => {
    const row = await db('journey').select(columns).where({ id }).forUpdate().first();
    if (!row) throw new Error(`There is no journey ${id}.`);
    return row;
  },

  find: async (id: string): Promise<Journey | null> =>
    (await db('journey').select(columns).where({ id }).first()) ?? null,

  /** False when the checkout already has its journey. */
  insert: async (journey: Journey): Promise<boolean> => {
    const added = await db('journey')
      .insert({
        ...toRow(columns, {
          ...journey,
          doctorProducts: undefined,
          finalProducts: undefined,
          doseRequests: undefined,
        }),
        user_products: JSON.stringify(journey.userProducts),
        dose_requests: journey.doseRequests && JSON.stringify(journey.doseRequests),
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
        ...(change.checkoutId && { checkout_id: change.checkoutId }),
        ...(change.userProducts && { user_products: JSON.stringify(change.userProducts) }),
        ...(change.doctorProducts && { doctor_products: JSON.stringify(change.doctorProducts) }),
        ...(change.doseRequests && { dose_requests: JSON.stringify(change.doseRequests) }),
        ...(change.finalProducts && { final_products: JSON.stringify(change.finalProducts) }),
      });
  },

  /** The person's orders without a prescription that have not arrived; locked. */
  lockStoreOrders: async (userId: string): Promise<readonly Journey[]> =>
    db('journey')
      .select(columns)
      .where({ user_id: userId, kind: 'otc_order', status: 'in_fulfillment' })
      .orderBy(['created_at', 'id'])
      .forUpdate(),

  /** Whether a set of questionnaires already belongs to a journey. */
  hasSet: async (quizSetId: string): Promise<boolean> =>
    (await db('journey').select('id').where({ quiz_set_id: quizSetId }).first()) !== undefined,

  /** Journeys of visits that were submitted, in a status that was entered at `before` or earlier, oldest first. */
  waiting: (statuses: readonly JourneyStatus[], before: Date): ListQuery<Journey> =>
    db('journey')
      .select(columns)
      .whereIn('status', [...statuses])
      .where('status_at', '<=', before)
      .whereExists(
        db('consultation as c').whereRaw('c.journey_id = journey.id').whereNot({ 'c.status': 'draft' }),
      )
      .orderBy('status_at')
      .limit(500),

  /**
   * Journeys of submitted visits that began to wait for photos after `after` and until `until`, whose patient was not told of it,
   * oldest first.
   */
  waitingForPhotos: ({ after, until }: { after: Date; until: Date }): ListQuery<Journey> =>
    db('journey')
      .select(columns)
      .where({ status: 'awaiting_media' })
      .where('status_at', '>', after)
      .where('status_at', '<=', until)
      .whereExists(
        db('consultation as c').whereRaw('c.journey_id = journey.id').whereNot({ 'c.status': 'draft' }),
      )
      .whereNotExists(remindersSent(db, PHOTOS_NEEDED).whereRaw('waiting_since = journey.status_at'))
      .orderBy('status_at')
      .limit(500),

  /** Journeys that have been in a status for one of these numbers of days and were not reminded for it, oldest first. */
  toRemind: (
    statuses: readonly JourneyStatus[],
    { days, now }: { days: readonly number[]; now: Date },
  ): ListQuery<Journey> =>
    db('journey')
      .select(columns)
      .whereIn('status', [...statuses])
      .where((any) => {
        for (const day of days)
          any.orWhere((due) =>
            due
              .where('status_at', '<=', addDays(now, -day))
              .whereNotExists(remindersSent(db, day).whereRaw('waiting_since = journey.status_at')),
          );
      })
      .orderBy('status_at')
      .limit(500),
});
