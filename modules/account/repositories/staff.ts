import type { Knex } from 'knex';
import { aliasesOf, type Columns } from '#kernel/columns.ts';
import type { UserRole } from '#server/viewer.ts';

/** What deciding about an account as one of staff needs. */
export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
  /** When it was deactivated; null while it works, and for patients. */
  readonly deactivatedAt: Date | null;
}

const columns = {
  id: 'id',
  email: 'email',
  role: 'role',
  deactivatedAt: 'deactivated_at',
} satisfies Columns<StaffAccount>;

export const staffRepository = (db: Knex) => ({
  /** Adds an account nobody has signed in to yet; false when the address has one. */
  add: async (account: { id: string; email: string; role: UserRole; createdAt: Date }): Promise<boolean> => {
    const rows = await db('person')
      .insert({ id: account.id, email: account.email, role: account.role, created_at: account.createdAt })
      .onConflict('email')
      .ignore()
      .returning('id');
    return rows.length > 0;
  },

  /** Locks the account until the transaction ends; null when the address has none. */
  lockByEmail: async (email: string): Promise<StaffAccount | null> =>
    (await db('person').select(aliasesOf(columns)).where({ email }).forUpdate().first()) ?? null,

  isDeactivated: async (id: string): Promise<boolean> =>
    (await db('person').where({ id }).whereNotNull('deactivated_at').first('id')) !== undefined,

  set: async (
    id: string,
    { role, deactivatedAt }: Pick<StaffAccount, 'role' | 'deactivatedAt'>,
  ): Promise<void> => {
    await db('person').where({ id }).update({ role, deactivated_at: deactivatedAt });
  },
});
