import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { QuizSetStatus, SetItem } from '../domain/states/quiz-set.ts';
import type { QuizOwner, QuizSet } from '../index.ts';

const columns = {
  id: 'id',
  userId: 'user_id',
  leadId: 'lead_id',
  kind: 'kind',
  status: 'status',
  touchedAt: 'touched_at',
  createdAt: 'created_at',
} satisfies Columns<Omit<QuizSet, 'items'>>;

const itemColumns = {
  id: 'id',
  configName: 'config_name',
  status: 'status',
  quizResponseId: 'quiz_response_id',
  onlyIf: 'only_if',
} satisfies Columns<SetItem>;

const items = `coalesce((select json_agg(json_build_object(
    'id', o.id, 'configName', o.config_name, 'status', o.status, 'quizResponseId', o.quiz_response_id,
    'onlyIf', o.only_if) order by o.position)
  from ordered_quiz_response o where o.quiz_set_id = quiz_set.id), '[]') as items`;

const ownedBy = (owner: QuizOwner) =>
  'userId' in owner ? { user_id: owner.userId } : { lead_id: owner.leadId, user_id: null };

const open: readonly QuizSetStatus[] = ['not_started', 'in_progress'];

export const setRepository = (db: Knex) => {
  const select = () => db('quiz_set').select(columns, db.raw(items));
  const all = async (query: ReturnType<typeof select>): Promise<readonly QuizSet[]> => query;
  const one = async (query: ReturnType<typeof select>): Promise<QuizSet | null> =>
    (await all(query.limit(1)))[0] ?? null;
  const withResponse = (responseId: string) =>
    select()
      .whereIn(
        'id',
        db('ordered_quiz_response').select('quiz_set_id').where({ quiz_response_id: responseId }),
      )
      .orderBy('created_at', 'desc');
  const idle = (before: Date) =>
    select()
      .whereIn('status', [...open])
      .where('touched_at', '<=', before)
      .orderBy('touched_at');

  return {
    byIds: (ids: readonly string[]) => all(select().whereIn('id', [...ids])),

    /** The newest unfinished set of a kind. */
    open: (owner: QuizOwner, kind: string) =>
      one(
        select()
          .where({ ...ownedBy(owner), kind })
          .whereIn('status', [...open])
          .orderBy('created_at', 'desc'),
      ),

    lock: (id: string) => one(select().where({ id }).forUpdate('quiz_set')),

    /** The newest set that contains a questionnaire, locked. */
    lockOfResponse: (responseId: string) => one(withResponse(responseId).forUpdate('quiz_set')),

    /** All unfinished sets of an owner, locked. */
    lockOpen: (owner: QuizOwner) =>
      all(
        select()
          .where(ownedBy(owner))
          .whereIn('status', [...open])
          .orderBy('created_at')
          .forUpdate('quiz_set'),
      ),

    /** The newest set that contains a questionnaire. */
    ofResponse: (responseId: string) => one(withResponse(responseId)),

    /** One unfinished set that nobody touched since `before`, locked; null when there is none. */
    lockIdle: (before: Date) => one(idle(before).forUpdate('quiz_set').skipLocked()),
    idle,

    insert: async (set: QuizSet): Promise<void> => {
      await db('quiz_set').insert(toRow(columns, set));
      await db('ordered_quiz_response').insert(
        set.items.map((item, position) => ({
          ...toRow(itemColumns, item),
          quiz_set_id: set.id,
          position,
          only_if: item.onlyIf && JSON.stringify(item.onlyIf),
        })),
      );
    },

    update: async (id: string, change: { status?: QuizSetStatus; touchedAt?: Date }): Promise<void> => {
      await db('quiz_set').where({ id }).update({ status: change.status, touched_at: change.touchedAt });
    },

    updateItem: async ({ id, status, quizResponseId }: SetItem): Promise<void> => {
      await db('ordered_quiz_response').where({ id }).update({ status, quiz_response_id: quizResponseId });
    },

    /** All sets of a user, finished ones too, locked. */
    lockAll: async (userId: string): Promise<void> => {
      await db('quiz_set').select('id').where({ user_id: userId }).orderBy('id').forUpdate();
    },

    /** Deletes an owner's sets. */
    forget: async (owner: QuizOwner): Promise<void> => {
      const setIds = db('quiz_set').select('id').where(ownedBy(owner));
      await db('ordered_quiz_response').whereIn('quiz_set_id', setIds).delete();
      await db('quiz_set').where(ownedBy(owner)).delete();
    },

    /** Replaces one questionnaire by another. */
    repoint: async (from: string, to: string): Promise<void> => {
      await db('ordered_quiz_response').where({ quiz_response_id: from }).update({ quiz_response_id: to });
    },

    /** Assigns a lead's sets to a user, except those that were superseded. */
    adopt: async (leadId: string, userId: string): Promise<void> => {
      await db('quiz_set')
        .where({ lead_id: leadId, user_id: null })
        .whereNot({ status: 'superseded' })
        .update({ user_id: userId });
    },
  };
};
