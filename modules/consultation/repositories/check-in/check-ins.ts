import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { DueItem, MissingStep } from '#modules/eligibility/index.ts';

/** `early` in the first weeks of hair treatment; `post_arc` after a renewal was decided. */
export type CheckInForm = 'check_in' | 'early' | 'post_arc';

/**
 * The result of a check-in: `normal` continues without a clinician, `flagged` waits for one, `urgent` is an emergency,
 * `missed` ended without an answer, `renewed` ended without one because a renewal asked the same.
 */
export type CheckInResult = 'normal' | 'flagged' | 'urgent' | 'missed' | 'renewed';

/** Whether the patient answered it. */
export const isAnswered = (result: CheckInResult): result is Exclude<CheckInResult, 'missed' | 'renewed'> =>
  result !== 'missed' && result !== 'renewed';

/** The part of a check-in's visit that says when it is due, and its result. */
export interface CheckIn {
  readonly consultationId: string;
  readonly userId: string;
  readonly form: CheckInForm;
  /** The renewal that a post-arc follows; null for others. */
  readonly aboutConsultationId: string | null;
  readonly asksReading: boolean;
  readonly openedAt: Date;
  readonly dueAt: Date;
  /** When the patient answered, or it ended without an answer. */
  readonly closedAt: Date | null;
  readonly result: CheckInResult | null;
  /** The task for staff because there is no answer. */
  readonly task: Exclude<MissingStep, 'hold'> | null;
}

/** One subject of a check-in. */
export interface CheckInPart extends DueItem {
  readonly consultationId: string;
  readonly steps: readonly MissingStep[];
}

const columns = {
  consultationId: 'consultation_id',
  userId: 'user_id',
  form: 'form',
  aboutConsultationId: 'about_consultation_id',
  asksReading: 'asks_reading',
  openedAt: 'opened_at',
  dueAt: 'due_at',
  closedAt: 'closed_at',
  result: 'result',
  task: 'task',
} satisfies Columns<CheckIn>;

const partColumns = {
  item: 'item',
  startedOn: 'started_on',
  number: 'number',
  dueAt: 'due_at',
  consultationId: 'consultation_id',
  steps: 'steps',
};

/** Rows are protected by the lock of their visit. */
export const checkInRepository = (db: Knex) => {
  const select = () => db('check_in').select(columns);
  const partsWhere = async (where: Readonly<Record<string, string>>): Promise<readonly CheckInPart[]> =>
    db('check_in_item').select(partColumns).where(where).orderBy(['due_at', 'item']);

  return {
    byId: async (consultationId: string): Promise<CheckIn | null> =>
      (await select().where({ consultation_id: consultationId }).first()) ?? null,

    /** The check-ins that wait for the patient's answer. */
    openOf: async (userId: string): Promise<readonly CheckIn[]> =>
      select().where({ user_id: userId }).whereNull('closed_at').orderBy('due_at'),

    parts: (consultationId: string) => partsWhere({ consultation_id: consultationId }),

    /** Everything that was ever opened for the patient. */
    partsOf: (userId: string) => partsWhere({ user_id: userId }),

    insert: async (checkIn: CheckIn): Promise<void> => {
      await db('check_in').insert(toRow(columns, checkIn));
    },

    update: async (consultationId: string, change: Partial<CheckIn>): Promise<void> => {
      await db('check_in').where({ consultation_id: consultationId }).update(toRow(columns, change));
    },

    addParts: async (userId: string, consultationId: string, items: readonly DueItem[]): Promise<void> => {
      if (items.length === 0) return;
      await db('check_in_item').insert(
        items.map(({ item, startedOn, number, dueAt }) => ({
          user_id: userId,
          item,
          started_on: startedOn,
          number,
          due_at: dueAt,
          consultation_id: consultationId,
        })),
      );
    },

    /** Records the steps that followed because there was no answer. */
    addSteps: async (userId: string, part: CheckInPart, steps: readonly MissingStep[]): Promise<void> => {
      const { item, startedOn, number } = part;
      await db('check_in_item')
        .where({ user_id: userId, item, started_on: startedOn, number })
        .update({ steps: [...part.steps, ...steps] });
    },

    /** The patient's decided renewals that no post-arc has followed, decided in a span of time. */
    renewalsToFollow: async (
      userId: string,
      { from, to }: { readonly from: Date; readonly to: Date },
    ): Promise<readonly string[]> =>
      db('consultation as c')
        .where({ 'c.user_id': userId })
        .where('c.kind', 'renewal')
        .whereIn('c.status', ['approved', 'follow_up'])
        .where('c.decided_at', '>', from)
        .where('c.decided_at', '<=', to)
        .whereNotExists(db('check_in').select('form').whereRaw('about_consultation_id = c.id'))
        .orderBy('c.decided_at')
        .pluck('c.id'),
  };
};
