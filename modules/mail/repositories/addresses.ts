import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** What mail servers and the email provider say about addresses. */
export const addressRepository = (db: Knex) => ({
  /** Records a report; false for one that was recorded before. */
  isNewReport: async (key: string, at: Date): Promise<boolean> =>
    (
      await db('mail_report')
        .insert({ hash: createHash('sha256').update(key).digest('hex'), at })
        .onConflict('hash')
        .ignore()
        .returning('hash')
    ).length > 0,

  /** Nothing is delivered to it. Whether this is news: it was not refused before. */
  refuse: async (address: string, reason: string, at: Date): Promise<boolean> => {
    const refused = { reason, refused_at: at };
    const fresh = await db('mail_address')
      .insert({ address, ...refused })
      .onConflict('address')
      .merge()
      .whereNull('mail_address.refused_at')
      .returning('address');
    if (fresh.length > 0) return true;
    await db('mail_address').where({ address }).update(refused);
    return false;
  },

  /** Its owner does not want what is not needed. */
  complain: async (address: string, at: Date): Promise<void> => {
    await db('mail_address')
      .insert({ address, reason: 'complaint', complained_at: at })
      .onConflict('address')
      .merge(['complained_at']);
  },

  /** An email was accepted again. Whether the address was refused before. */
  accept: async (address: string): Promise<boolean> => {
    const changed = await db('mail_address')
      .where({ address })
      .whereNotNull('refused_at')
      .update({ refused_at: null });
    if (changed > 0)
      await db('mail_address').where({ address, refused_at: null, complained_at: null }).delete();
    return changed > 0;
  },

  /** The provider delivers to it again, whatever was before. */
  restore: async (address: string): Promise<void> => {
    await db('mail_address').where({ address }).delete();
  },
});
