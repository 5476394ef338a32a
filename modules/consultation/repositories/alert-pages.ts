import type { Knex } from 'knex';
import { aliasesOf, type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { PageAudience } from '../domain/paging/audience-of.ts';
import { FIRST_STEP, type PageLevel } from '../domain/paging/due-steps.ts';

/** `replaced`: a newer page to the same people said the same. `withdrawn`: the alert was closed before it was accepted. */
export type PageState = 'waiting' | 'accepted' | 'replaced' | 'withdrawn';

/** A page about an emergency. */
export interface AlertPage {
  readonly id: string;
  readonly alertId: string;
  readonly consultationId: string;
  /** When the emergency began, as the visit has it. */
  readonly alertAt: Date;
  readonly step: string;
  readonly level: PageLevel;
  readonly audience: PageAudience;
  readonly recipients: readonly string[];
  readonly deadline: Date;
  readonly dueAt: Date;
  /** Later than due, when no process ran. */
  readonly queuedAt: Date;
  readonly state: PageState;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly problem: string | null;
  readonly finishedAt: Date | null;
}

const columns = {
  id: 'id',
  alertId: 'alert_id',
  consultationId: 'consultation_id',
  alertAt: 'alert_at',
  step: 'step',
  level: 'level',
  audience: 'audience',
  recipients: 'recipients',
  deadline: 'deadline',
  dueAt: 'due_at',
  queuedAt: 'queued_at',
  state: 'state',
  attempts: 'attempts',
  nextAttemptAt: 'next_attempt_at',
  problem: 'problem',
  finishedAt: 'finished_at',
} satisfies Columns<AlertPage>;

/** What is written when a page is queued. */
export type NewAlertPage = Omit<AlertPage, 'state' | 'attempts' | 'nextAttemptAt' | 'problem' | 'finishedAt'>;

/** The alert of the page is open; `p` is the page. */
const isOpenSql = `exists (select from consultation c where c.id = p.consultation_id
  and c.alert_at = p.alert_at and c.alert_handled_at is null)`;

const returned = aliasesOf(columns);

/** Pages that wait although their alert was closed. */
export const closedWaiting = (db: Knex) =>
  db('alert_page as p').where({ state: 'waiting' }).whereRaw(`not ${isOpenSql}`);

export const alertPageRepository = (db: Knex) => ({
  /** The pages of an alert, the first one first. */
  ofAlert: (consultationId: string, alertAt: Date): Promise<AlertPage[]> =>
    db('alert_page')
      .select(columns)
      .where({ consultation_id: consultationId, alert_at: alertAt })
      .orderBy([{ column: 'due_at' }, { column: 'level' }, { column: 'step' }]),

  /** False when the step of the alert has a page already. */
  add: async (page: NewAlertPage): Promise<boolean> =>
    (
      await db('alert_page')
        .insert({ ...toRow(columns, page), state: 'waiting', attempts: 0, next_attempt_at: page.queuedAt })
        .onConflict(['consultation_id', 'alert_at', 'step'])
        .ignore()
        .returning('id')
    ).length > 0,

  /** A newer page of an alert replaces those of its level that wait. Returns them. */
  replace: async ({ id, alertId, level }: NewAlertPage, at: Date): Promise<readonly string[]> =>
    (
      await db('alert_page')
        .where({ alert_id: alertId, level, state: 'waiting' })
        .whereNot({ id })
        .update({ state: 'replaced', finished_at: at })
        .returning('id')
    ).map((row) => row.id),

  /** Pages whose alert was closed before they were accepted. Returns them. */
  withdrawClosed: async (at: Date): Promise<readonly string[]> =>
    (await closedWaiting(db).update({ state: 'withdrawn', finished_at: at }).returning('id')).map(
      (row) => row.id,
    ),

  /**
   * Takes a page that is due for an attempt until the next one: nobody else sends it meanwhile. Null when it does not wait any
   * more, or its alert is closed.
   */
  take: async (id: string, now: Date, next: Date): Promise<AlertPage | null> => {
    const [taken] = await db('alert_page as p')
      .where({ id, state: 'waiting' })
      .where('next_attempt_at', '<=', now)
      .whereRaw(isOpenSql)
      .update({ attempts: db.raw('attempts + 1'), next_attempt_at: next })
      .returning(returned);
    return taken ?? null;
  },

  /** Also one that was replaced or withdrawn while it was sent. False when it was accepted before. */
  accept: async (id: string, at: Date): Promise<boolean> =>
    (await db('alert_page')
      .where({ id })
      .whereNot({ state: 'accepted' })
      .update({ state: 'accepted', problem: null, finished_at: at })) > 0,

  fail: async (id: string, problem: string): Promise<void> => {
    await db('alert_page').where({ id, state: 'waiting' }).update({ problem });
  },

  /** Visits with an open alert that is paged. */
  openAlerts: (): ListQuery<string> =>
    db('alert_page as p')
      .where({ step: FIRST_STEP })
      .whereRaw(isOpenSql)
      .orderBy('due_at')
      .pluck('consultation_id'),

  /** Pages to send now, the lowest level first. */
  due: (now: Date): ListQuery<string> =>
    db('alert_page')
      .where({ state: 'waiting' })
      .where('next_attempt_at', '<=', now)
      .orderBy(['level', 'due_at'])
      .pluck('id'),

  /** Pages that were queued at `before` or earlier and wait, with their patient. */
  late: (before: Date): ListQuery<AlertPage & { readonly userId: string }> =>
    db('alert_page as p')
      .join('consultation as c', 'c.id', 'p.consultation_id')
      .select({
        ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, `p.${column}`])),
        userId: 'c.user_id',
      })
      .where('p.state', 'waiting')
      .where('p.queued_at', '<=', before)
      .orderBy('p.queued_at'),
});
