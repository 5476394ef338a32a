import type { Knex } from 'knex';
import { aliasesOf, type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type {
  Answers,
  EarlierVersion,
  QuizOwner,
  QuizResponse,
  QuizResponseStatus,
  UrgentDraft,
} from '../index.ts';

const columns = {
  id: 'id',
  userId: 'user_id',
  leadId: 'lead_id',
  configName: 'config_name',
  configVersion: 'config_version',
  content: 'content',
  status: 'status',
  result: 'result',
  site: 'site',
  revision: 'revision',
  earlier: 'history',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Omit<QuizResponse, 'draft'>>;

const fromRow = (row: Omit<QuizResponse, 'draft'>): QuizResponse => ({
  ...row,
  draft: row.status === 'in-progress',
});

const ownedBy = (owner: QuizOwner) =>
  // Answers that belong to a user are no longer shown to a browser that only has the lead id.
  'userId' in owner ? { user_id: owner.userId } : { lead_id: owner.leadId, user_id: null };

export const responseRepository = (db: Knex) => {
  const select = () => db('quiz_response').select(columns);
  const all = async (query: ReturnType<typeof select>): Promise<QuizResponse[]> => (await query).map(fromRow);
  const one = async (query: ReturnType<typeof select>): Promise<QuizResponse | null> =>
    (await all(query.limit(1)))[0] ?? null;

  return {
    byId: async (id: string): Promise<QuizResponse | null> => one(select().where({ id })),

    byIds: async (ids: readonly string[]): Promise<QuizResponse[]> => all(select().whereIn('id', [...ids])),

    latest: async (owner: QuizOwner): Promise<QuizResponse | null> =>
      one(select().where(ownedBy(owner)).orderBy('created_at', 'desc')),

    /** The same row, locked until the end of the transaction so that saves happen one after the other. */
    lock: async (id: string): Promise<QuizResponse | null> => one(select().where({ id }).forUpdate()),

    draft: async (owner: QuizOwner, configName: string): Promise<QuizResponse | null> =>
      one(select().where({ ...ownedBy(owner), config_name: configName, status: 'in-progress' })),

    drafts: async (owner: QuizOwner): Promise<QuizResponse[]> =>
      all(
        select()
          .where({ ...ownedBy(owner), status: 'in-progress' })
          .orderBy('created_at'),
      ),

    /** Drafts of users to these questionnaires whose saved answers call for help at once, and have done so since `before` or earlier. */
    urgent: (configNames: readonly string[], before: Date): ListQuery<UrgentDraft> =>
      db('quiz_response')
        .select({ id: 'id', userId: 'user_id', revision: 'revision', configName: 'config_name' })
        .where({ status: 'in-progress' })
        .whereNotNull('user_id')
        .whereIn('config_name', configNames)
        .where('urgent_since', '<=', before)
        .orderBy('urgent_since')
        .limit(100),

    /** Deletes an owner's answers. */
    forget: async (owner: QuizOwner): Promise<void> => {
      await db('quiz_response').where(ownedBy(owner)).delete();
    },

    list: async (owner: QuizOwner, configName: string, version?: number): Promise<QuizResponse[]> =>
      all(
        select()
          .where({ ...ownedBy(owner), config_name: configName })
          .modify((query) => version !== undefined && query.where({ config_version: version }))
          .orderBy('created_at', 'desc'),
      ),

    /** To questionnaires with these names, in their order, newest first within each. */
    listOf: async (owner: QuizOwner, configNames: readonly string[]): Promise<QuizResponse[]> =>
      all(
        select()
          .where(ownedBy(owner))
          .whereIn('config_name', [...configNames])
          .orderByRaw('array_position(?::text[], config_name), created_at desc', [[...configNames]]),
      ),

    /** The newest completed response to questionnaires with these names; at most one. */
    newestOf: async (owner: QuizOwner, configNames: readonly string[]): Promise<QuizResponse[]> =>
      all(
        select()
          .where({ ...ownedBy(owner), status: 'completed' })
          .whereIn('config_name', [...configNames])
          .orderBy('created_at', 'desc')
          .limit(1),
      ),

    /** Adds a response; returns false when the owner already has a draft of that questionnaire. */
    insert: async (response: QuizResponse): Promise<boolean> => {
      const added = await db('quiz_response')
        .insert({
          ...toRow(columns, response),
          content: JSON.stringify(response.content),
          history: JSON.stringify(response.earlier),
        })
        .onConflict()
        .ignore()
        .returning('id');
      return added.length === 1;
    },

    update: async (
      id: string,
      change: {
        status?: QuizResponseStatus;
        content?: Answers;
        configVersion?: number;
        result?: string;
        earlier?: readonly EarlierVersion[];
        /** When omitted, the stored value stays. */
        urgent?: boolean;
        at: Date;
      },
    ): Promise<QuizResponse> => {
      const rows = await db('quiz_response')
        .where({ id })
        .update({
          ...(change.status && { status: change.status }),
          ...(change.content && { content: JSON.stringify(change.content) }),
          ...(change.configVersion && { config_version: change.configVersion }),
          ...(change.result && { result: change.result }),
          ...(change.earlier && { history: JSON.stringify(change.earlier) }),
          ...(change.urgent !== undefined && {
            urgent_since: change.urgent ? db.raw('coalesce(urgent_since, ?)', [change.at]) : null,
          }),
          revision: db.raw('revision + 1'),
          updated_at: change.at,
        })
        .returning(aliasesOf(columns));
      const [row] = rows;
      if (!row) throw new Error(`There is no quiz response ${id}.`);
      return fromRow(row);
    },

    /** Assigns a lead's answers to a user, except drafts of questionnaires of which the user already has a draft. */
    adopt: async (leadId: string, userId: string): Promise<void> => {
      await db.raw(
        `update quiz_response set user_id = :userId where lead_id = :leadId and user_id is null
         and not (status = 'in-progress' and exists (
           select from quiz_response mine where mine.user_id = :userId and mine.status = 'in-progress'
             and mine.config_name = quiz_response.config_name))`,
        { leadId, userId },
      );
    },
  };
};
