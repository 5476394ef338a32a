import type { Knex } from 'knex';
import type { Answers, EarlierVersion, QuizOwner, QuizResponse, QuizResponseStatus } from '../index.ts';

interface Row {
  id: string;
  user_id: string | null;
  lead_id: string | null;
  config_name: string;
  config_version: number;
  status: QuizResponseStatus;
  content: Answers;
  result: string | null;
  site: string;
  revision: number;
  history: EarlierVersion[];
  created_at: Date;
  updated_at: Date;
}

const fromRow = (row: Row): QuizResponse => ({
  id: row.id,
  userId: row.user_id,
  leadId: row.lead_id,
  configName: row.config_name,
  configVersion: row.config_version,
  content: row.content,
  status: row.status,
  draft: row.status === 'in-progress',
  result: row.result,
  site: row.site,
  revision: row.revision,
  earlier: row.history,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const ownedBy = (owner: QuizOwner) =>
  // Answers that belong to a user are no longer shown to whoever has the lead id.
  'userId' in owner ? { user_id: owner.userId } : { lead_id: owner.leadId, user_id: null };

const columns = [
  'id',
  'user_id',
  'lead_id',
  'config_name',
  'config_version',
  'status',
  'content',
  'result',
  'site',
  'revision',
  'history',
  'created_at',
  'updated_at',
] as const;

export const responseRepository = (db: Knex) => ({
  byId: async (id: string): Promise<QuizResponse | null> => {
    const row = await db<Row>('quiz_response')
      .select(...columns)
      .where({ id })
      .first();
    return row ? fromRow(row) : null;
  },

  byIds: async (ids: readonly string[]): Promise<QuizResponse[]> =>
    (
      await db<Row>('quiz_response')
        .select(...columns)
        .whereIn('id', [...ids])
    ).map(fromRow),

  latest: async (owner: QuizOwner): Promise<QuizResponse | null> => {
    const row = await db<Row>('quiz_response')
      .select(...columns)
      .where(ownedBy(owner))
      .orderBy('created_at', 'desc')
      .first();
    return row ? fromRow(row) : null;
  },

  /** The same row, locked until the end of the transaction so that saves happen one after the other. */
  lock: async (id: string): Promise<QuizResponse | null> => {
    const row = await db<Row>('quiz_response')
      .select(...columns)
      .where({ id })
      .forUpdate()
      .first();
    return row ? fromRow(row) : null;
  },

  draft: async (owner: QuizOwner, configName: string): Promise<QuizResponse | null> => {
    const row = await db<Row>('quiz_response')
      .select(...columns)
      .where({ ...ownedBy(owner), config_name: configName, status: 'in-progress' })
      .first();
    return row ? fromRow(row) : null;
  },

  drafts: async (owner: QuizOwner): Promise<QuizResponse[]> =>
    (
      await db<Row>('quiz_response')
        .select(...columns)
        .where({ ...ownedBy(owner), status: 'in-progress' })
        .orderBy('created_at')
    ).map(fromRow),

  /** Drafts whose saved answers call for help at once, and have done so since `before` or earlier. */
  urgent: async (configName: string, before: Date): Promise<QuizResponse[]> =>
    (
      await db<Row>('quiz_response')
        .select(...columns)
        .where({ config_name: configName, status: 'in-progress' })
        .where('urgent_since', '<=', before)
        .orderBy('urgent_since')
        .limit(100)
    ).map(fromRow),

  /** Deletes a lead's answers that do not belong to a user. */
  forget: async (leadId: string): Promise<void> => {
    await db('quiz_response').where({ lead_id: leadId, user_id: null }).delete();
  },

  list: async (owner: QuizOwner, configName: string, version?: number): Promise<QuizResponse[]> => {
    const rows = await db<Row>('quiz_response')
      .select(...columns)
      .where({ ...ownedBy(owner), config_name: configName })
      .modify((query) => version !== undefined && query.where({ config_version: version }))
      .orderBy('created_at', 'desc');
    return rows.map(fromRow);
  },

  /** The newest completed response to questionnaires with these names; at most one. */
  newestOf: async (owner: QuizOwner, configNames: readonly string[]): Promise<QuizResponse[]> => {
    const rows = await db<Row>('quiz_response')
      .select(...columns)
      .where({ ...ownedBy(owner), status: 'completed' })
      .whereIn('config_name', [...configNames])
      .orderBy('created_at', 'desc')
      .limit(1);
    return rows.map(fromRow);
  },

  /** Adds a response; returns false when the owner already has a draft of that questionnaire. */
  insert: async (response: QuizResponse): Promise<boolean> => {
    const added = await db('quiz_response')
      .insert({
        id: response.id,
        user_id: response.userId,
        lead_id: response.leadId,
        config_name: response.configName,
        config_version: response.configVersion,
        status: response.status,
        content: JSON.stringify(response.content),
        result: response.result,
        site: response.site,
        revision: response.revision,
        history: JSON.stringify(response.earlier),
        created_at: response.createdAt,
        updated_at: response.updatedAt,
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
    const rows: Row[] = await db('quiz_response')
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
      .returning([...columns]);
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
});
