import type { Knex } from 'knex';
import { aliasesOf, type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { ExportStatus } from '../domain/export-state.ts';

export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly status: ExportStatus;
  readonly statusAt: Date;
  readonly requestedAt: Date;
  /** Until when it can be downloaded; null before it is ready. */
  readonly endsAt: Date | null;
  readonly objectKey: string | null;
  readonly bytes: number | null;
  readonly tries: number;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  status: 'status',
  statusAt: 'status_at',
  requestedAt: 'requested_at',
  endsAt: 'ends_at',
  objectKey: 'object_key',
  bytes: 'bytes',
  tries: 'tries',
} satisfies Columns<DataExport>;

const latestJson = `(select to_json(e) from (
  select ${aliasesOf(columns)
    .map((alias) => alias.replace(/ as (\w+)$/, ' as "$1"'))
    .join(', ')}
  from data_export where user_id = :userId order by requested_at desc, id limit 1) e)`;

/** The newest one of a patient; null when there is none. Batched with other reads. */
export const latestExport = async (read: ReadJson, userId: string): Promise<DataExport | null> => {
  const found = await read<
    | (Omit<DataExport, 'statusAt' | 'requestedAt' | 'endsAt'> & {
        statusAt: string;
        requestedAt: string;
        endsAt: string | null;
      })
    | null
  >(latestJson, { userId });
  return (
    found && {
      ...found,
      statusAt: new Date(found.statusAt),
      requestedAt: new Date(found.requestedAt),
      endsAt: found.endsAt === null ? null : new Date(found.endsAt),
    }
  );
};

export const dataExportRepository = (db: Knex) => {
  const select = () => db('data_export').select(columns);
  return {
    find: async (id: string): Promise<DataExport | null> => (await select().where({ id }).first()) ?? null,
    lock: async (id: string): Promise<DataExport | null> =>
      (await select().where({ id }).forUpdate().first()) ?? null,
    /** Locks the patient's account, so that two requests wait for each other. */
    lockOwner: async (userId: string): Promise<void> => {
      await db('person').where({ id: userId }).forUpdate().first('id');
    },
    /** The newest one. */
    latest: async (userId: string): Promise<DataExport | null> =>
      (await select().where({ user_id: userId }).orderBy('requested_at', 'desc').orderBy('id').first()) ??
      null,
    since: async (userId: string, at: Date): Promise<number> =>
      (await db('data_export').where({ user_id: userId }).where('requested_at', '>', at).pluck('id')).length,
    ready: (userId: string): Promise<DataExport[]> => select().where({ user_id: userId, status: 'ready' }),
    /** Requested, and not touched since then. */
    unfinished: (before: Date): ListQuery<string> =>
      db('data_export')
        .where({ status: 'requested' })
        .where('status_at', '<', before)
        .orderBy('status_at')
        .limit(20)
        .pluck('id'),
    overdue: (now: Date): ListQuery<DataExport> =>
      select().where({ status: 'ready' }).where('ends_at', '<=', now).orderBy('ends_at').limit(100),
    insert: async (added: DataExport): Promise<void> => {
      await db('data_export').insert(toRow(columns, added));
    },
    update: async (id: string, change: Partial<DataExport>): Promise<void> => {
      await db('data_export').where({ id }).update(toRow(columns, change));
    },
  };
};
