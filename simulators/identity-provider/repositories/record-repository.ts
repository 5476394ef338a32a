import type { Knex } from 'knex';
import type { AdapterPayload } from 'oidc-provider';

interface RecordRow {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

const toPayload = (row: RecordRow | undefined): AdapterPayload | undefined =>
  row && {
    ...row.payload,
    ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
  };

/** Sessions, grants, codes and tokens of the embedded provider, by kind and id. Expired ones count as absent. */
export const recordRepository = (db: Knex) => {
  const rows = () => db<RecordRow & Record<string, unknown>>('demo_identity_record');
  const live = (where: Record<string, string>, now: Date) =>
    rows()
      .where(where)
      .andWhere((either) => either.whereNull('expires_at').orWhere('expires_at', '>', now))
      .first('payload', 'consumed_at')
      .then(toPayload);

  return {
    save: async (
      kind: string,
      id: string,
      payload: AdapterPayload,
      expiresAt: Date | null,
    ): Promise<void> => {
      await rows()
        .insert({
          kind,
          id,
          payload: db.raw('?::jsonb', [JSON.stringify(payload)]),
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresAt,
        })
        .onConflict(['kind', 'id'])
        .merge(['payload', 'grant_id', 'user_code', 'uid', 'expires_at']);
    },
    find: (kind: string, id: string, now: Date) => live({ kind, id }, now),
    findByUid: (kind: string, uid: string, now: Date) => live({ kind, uid }, now),
    findByUserCode: (kind: string, userCode: string, now: Date) => live({ kind, user_code: userCode }, now),
    consume: async (kind: string, id: string, now: Date): Promise<void> => {
      await rows().where({ kind, id }).update({ consumed_at: now });
    },
    remove: async (kind: string, id: string): Promise<void> => {
      await rows().where({ kind, id }).delete();
    },
    removeGrant: async (kind: string, grantId: string): Promise<void> => {
      await rows().where({ kind, grant_id: grantId }).delete();
    },
    /** Deletes everything that grants access to the account: sessions, grants, codes, tokens. */
    removeAccount: async (sub: string): Promise<void> => {
      await rows().whereRaw("payload->>'accountId' = ?", [sub]).delete();
    },
    removeExpired: (now: Date): Promise<number> => rows().where('expires_at', '<=', now).delete(),
  };
};
