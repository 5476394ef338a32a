import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { PageWish } from '#server/graphql/connection.ts';
import type { ReadJson } from '#server/scope.ts';
import type { ConsentType } from '../index.ts';

export interface StoredConsent {
  readonly id: string;
  readonly personId: string | null;
  readonly leadId: string | null;
  readonly type: ConsentType;
  /** `ConsentText.id`; null in records from before texts had one. */
  readonly textId: string | null;
  readonly version: string;
  /** The text as shown; null in records from before texts were stored. */
  readonly text: string | null;
  /** SHA-256 of the text. */
  readonly textHash: string;
  readonly given: boolean;
  readonly ip: string;
  readonly userAgent: string;
  readonly at: Date;
}

export interface StoredNotice {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
}

const consentColumns = {
  id: 'id',
  personId: 'person_id',
  leadId: 'lead_id',
  type: 'type',
  textId: 'text_id',
  version: 'version',
  text: 'text',
  textHash: 'text_hash',
  given: 'given',
  ip: 'ip',
  userAgent: 'user_agent',
  at: 'at',
} satisfies Columns<StoredConsent>;

const noticeColumns = {
  id: 'id',
  kind: 'kind',
  subject: 'subject',
  body: 'body',
  createdAt: 'created_at',
} satisfies Columns<StoredNotice>;

/** A notice to a person, as a row. */
export const noticeRow = (personId: string, notice: StoredNotice) => ({
  ...toRow(noticeColumns, notice),
  person_id: personId,
});

/** The person's last decision about consents of this type; null when they were never asked. */
export const latestConsent = (
  read: ReadJson,
  personId: string,
  type: ConsentType,
): Promise<Pick<StoredConsent, 'version' | 'given' | 'textId'> | null> =>
  read(
    `(select json_build_object('version', version, 'given', given, 'textId', text_id) from consent
      where person_id = :personId and type = :type order by at desc limit 1)`,
    { personId, type },
  );

/** The person's last decision about each of these types, and when; types that were never asked are left out. */
export const latestConsents = (
  read: ReadJson,
  personId: string,
  types: readonly ConsentType[],
): Promise<readonly { readonly type: ConsentType; readonly given: boolean; readonly at: string }[]> =>
  read(
    `(select coalesce(json_agg(c), '[]') from (
      select distinct on (type) type, given, at from consent
      where person_id = :personId and type = any(:types) order by type, at desc) c)`,
    { personId, types },
  );

/** Consents and written confirmations. Rows are added, never changed. */
export const consentLedgerRepository = (db: Knex) => ({
  addConsent: async (consent: StoredConsent): Promise<void> => {
    await db('consent').insert(toRow(consentColumns, consent));
  },

  notices: async (personId: string, limit: number): Promise<StoredNotice[]> =>
    db('notice')
      .select(noticeColumns)
      .where({ person_id: personId })
      .orderBy('created_at', 'desc')
      .limit(limit),

  /** Newest first, those behind `after`; one more than the limit when others follow. */
  noticesPage: async (personId: string, { limit, after }: PageWish): Promise<StoredNotice[]> => {
    const page = db('notice')
      .select(noticeColumns)
      .where({ person_id: personId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit + 1);
    return after ? page.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]) : page;
  },
});
