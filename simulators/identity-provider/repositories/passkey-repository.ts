import type { Knex } from 'knex';

/** A passkey as its owner knows it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Null until somebody has signed in with it. */
  readonly usedAt: Date | null;
}

/** What checks the signatures of a passkey. */
export interface PasskeyKey {
  readonly id: string;
  /** A COSE key. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often its device has signed; 0 from devices that do not count. */
  readonly counter: number;
  readonly transports: string[];
}

interface PasskeyRow {
  id: string;
  sub: string;
  name: string;
  public_key: Buffer;
  counter: string | number;
  transports: string[];
  created_at: Date;
  used_at: Date | null;
}

/** Passkeys of accounts, by the id of the credential. */
export const passkeyRepository = (db: Knex) => {
  const passkeys = () => db<PasskeyRow>('demo_identity_passkey');
  return {
    /** In the order in which they were added. */
    of: async (sub: string): Promise<Passkey[]> =>
      (await passkeys().where({ sub }).orderBy(['created_at', 'id'])).map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
      })),
    keysOf: async (sub: string): Promise<PasskeyKey[]> =>
      (await passkeys().where({ sub }).orderBy(['created_at', 'id'])).map((row) => ({
        id: row.id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      })),
    /** False when the credential is stored already, for whichever account. */
    add: async (sub: string, name: string, key: PasskeyKey, at: Date): Promise<boolean> => {
      const written = await passkeys()
        .insert({
          id: key.id,
          sub,
          name,
          public_key: Buffer.from(key.publicKey),
          counter: key.counter,
          transports: key.transports,
          created_at: at,
        })
        .onConflict('id')
        .ignore()
        .returning('id');
      return written.length === 1;
    },
    /** Stores a use; false when the counter has not advanced since, as when two uses arrive at the same time. */
    use: async (sub: string, id: string, counter: number, at: Date): Promise<boolean> =>
      (await passkeys()
        .where({ sub, id })
        .andWhere((either) => either.where('counter', '<', counter).orWhere({ counter: 0 }))
        .update({ counter, used_at: at })) === 1,
    rename: async (sub: string, id: string, name: string): Promise<boolean> =>
      (await passkeys().where({ sub, id }).update({ name })) === 1,
    remove: async (sub: string, id: string): Promise<boolean> =>
      (await passkeys().where({ sub, id }).delete()) === 1,
    removeAll: async (sub: string): Promise<void> => {
      await passkeys().where({ sub }).delete();
    },
  };
};
