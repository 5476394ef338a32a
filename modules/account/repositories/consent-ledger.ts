import type { Knex } from 'knex';
import type { ConsentType } from '../index.ts';

export interface StoredConsent {
  readonly id: string;
  readonly personId: string | null;
  readonly leadId: string | null;
  readonly type: ConsentType;
  readonly version: string;
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

/** Consents and written confirmations. Rows are added, never changed. */
export const consentLedgerRepository = (db: Knex) => ({
  addConsent: async (consent: StoredConsent): Promise<void> => {
    await db('consent').insert({
      id: consent.id,
      person_id: consent.personId,
      lead_id: consent.leadId,
      type: consent.type,
      version: consent.version,
      text_hash: consent.textHash,
      given: consent.given,
      ip: consent.ip,
      user_agent: consent.userAgent,
      at: consent.at,
    });
  },

  latestConsent: async (
    personId: string,
    type: ConsentType,
  ): Promise<{ version: string; given: boolean } | null> =>
    (await db('consent')
      .select('version', 'given')
      .where({ person_id: personId, type })
      .orderBy('at', 'desc')
      .first()) ?? null,

  addNotice: async (personId: string, notice: StoredNotice): Promise<void> => {
    await db('notice').insert({
      id: notice.id,
      person_id: personId,
      kind: notice.kind,
      subject: notice.subject,
      body: notice.body,
      created_at: notice.createdAt,
    });
  },

  notices: async (personId: string, limit: number): Promise<StoredNotice[]> =>
    db('notice')
      .select('id', 'kind', 'subject', 'body', 'created_at as createdAt')
      .where({ person_id: personId })
      .orderBy('created_at', 'desc')
      .limit(limit),
});
