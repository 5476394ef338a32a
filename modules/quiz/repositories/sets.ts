import type { Knex } from 'knex';
import type { Condition } from '../domain/intake/types.ts';
import type { OrderedQuizResponseStatus, QuizSetStatus, SetItem } from '../domain/states/quiz-set.ts';
import type { QuizOwner, QuizSet } from '../index.ts';

interface ItemJson {
  readonly id: string;
  readonly config_name: string;
  readonly status: OrderedQuizResponseStatus;
  readonly quiz_response_id: string | null;
  readonly only_if: Condition | null;
}

interface Row {
  readonly id: string;
  readonly user_id: string | null;
  readonly lead_id: string | null;
  readonly kind: string;
  readonly status: QuizSetStatus;
  readonly touched_at: Date;
  readonly created_at: Date;
  readonly items: readonly ItemJson[] | null;
}

const fromRow = (row: Row): QuizSet => ({
  id: row.id,
  userId: row.user_id,
  leadId: row.lead_id,
  kind: row.kind,
  status: row.status,
  items: (row.items ?? []).map((item) => ({
    id: item.id,
    configName: item.config_name,
    status: item.status,
    quizResponseId: item.quiz_response_id,
    onlyIf: item.only_if,
  })),
  touchedAt: row.touched_at,
  createdAt: row.created_at,
});

const items = `(select json_agg(o order by o.position) from ordered_quiz_response o
  where o.quiz_set_id = quiz_set.id) as items`;

const ownedBy = (owner: QuizOwner) =>
  'userId' in owner ? { user_id: owner.userId } : { lead_id: owner.leadId, user_id: null };

const open: readonly QuizSetStatus[] = ['not_started', 'in_progress'];

export const setRepository = (db: Knex) => {
  const select = () =>
    db<Row>('quiz_set').select<Row[]>(
      'id',
      'user_id',
      'lead_id',
      'kind',
      'status',
      'touched_at',
      'created_at',
      db.raw(items),
    );
  const all = async (query: ReturnType<typeof select>): Promise<readonly QuizSet[]> => {
    const rows: Row[] = await query;
    return rows.map(fromRow);
  };
  const one = async (query: ReturnType<typeof select>): Promise<QuizSet | null> =>
    (await all(query.limit(1)))[0] ?? null;

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
    ofResponse: (responseId: string) =>
      one(
        select()
          .whereIn(
            'id',
            db('ordered_quiz_response').select('quiz_set_id').where({ quiz_response_id: responseId }),
          )
          .orderBy('created_at', 'desc'),
      ),

    /** One unfinished set that nobody touched since `before`, locked; null when there is none. */
    lockIdle: (before: Date) =>
      one(
        select()
          .whereIn('status', [...open])
          .where('touched_at', '<=', before)
          .orderBy('touched_at')
          .forUpdate('quiz_set')
          .skipLocked(),
      ),

    insert: async (set: QuizSet): Promise<void> => {
      await db('quiz_set').insert({
        id: set.id,
        user_id: set.userId,
        lead_id: set.leadId,
        kind: set.kind,
        status: set.status,
        touched_at: set.touchedAt,
        created_at: set.createdAt,
      });
      await db('ordered_quiz_response').insert(
        set.items.map((item, position) => ({
          id: item.id,
          quiz_set_id: set.id,
          position,
          config_name: item.configName,
          status: item.status,
          quiz_response_id: item.quizResponseId,
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

    /** Deletes a lead's sets that do not belong to a user. */
    forget: async (leadId: string): Promise<void> => {
      const setIds = db('quiz_set').select('id').where({ lead_id: leadId, user_id: null });
      await db('ordered_quiz_response').whereIn('quiz_set_id', setIds).delete();
      await db('quiz_set').where({ lead_id: leadId, user_id: null }).delete();
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
