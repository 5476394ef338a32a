import type { Knex } from 'knex';
import { rolesThatMay } from '#config/staff-permissions.ts';
import type { StaffRole } from '#config/staff-roles.ts';
import { aliasesOf, type Columns } from '#kernel/columns.ts';
import type { ReadJson } from '#server/scope.ts';
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

/** A member of staff, or a person who was invited, as the staff's page lists them. */
export interface StaffMember {
  /** Null for a person who was invited. */
  readonly id: string | null;
  readonly email: string;
  readonly name: string | null;
  readonly role: StaffRole;
  readonly state: 'invited' | 'active' | 'deactivated';
  /** When they were added, deactivated or invited. */
  readonly since: Date;
  /** When the invitation ends; null for accounts. */
  readonly expiresAt: Date | null;
}

type StaffMemberJson = Omit<StaffMember, 'since' | 'expiresAt'> & {
  readonly since: string;
  readonly expiresAt: string | null;
};

/** Those who work here by email address, then those who are invited, then those who are deactivated. */
export const readStaff = async (read: ReadJson): Promise<readonly StaffMember[]> => {
  const rows = await read<StaffMemberJson[]>(
    `(select coalesce(json_agg(s order by array_position(array['active', 'invited', 'deactivated'], s.state), s.email), '[]')
      from (
        select id, email, nullif(concat_ws(' ', first_name, last_name), '') as name, role,
          case when deactivated_at is null then 'active' else 'deactivated' end as state,
          coalesce(deactivated_at, created_at) as since, null::timestamptz as "expiresAt"
        from person where role <> 'patient'
        union all
        select null, email, null, role, 'invited', created_at, expires_at
        from staff_invitation where outcome is null) s)`,
    {},
  );
  return rows.map((row) => ({
    ...row,
    since: new Date(row.since),
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
  }));
};

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

  /** As `lockByEmail`, by the account's id. */
  lockById: async (id: string): Promise<StaffAccount | null> =>
    (await db('person').select(aliasesOf(columns)).where({ id }).forUpdate().first()) ?? null,

  /** Locks the accounts that may manage staff now, so that two of them cannot remove each other; their ids. */
  lockManagers: async (): Promise<readonly string[]> =>
    db('person')
      .whereIn('role', [...rolesThatMay('manage_staff')])
      .whereNull('deactivated_at')
      .orderBy('id')
      .forUpdate()
      .pluck('id'),

  isDeactivated: async (id: string): Promise<boolean> =>
    (await db('person').where({ id }).whereNotNull('deactivated_at').first('id')) !== undefined,

  set: async (
    id: string,
    { role, deactivatedAt }: Pick<StaffAccount, 'role' | 'deactivatedAt'>,
  ): Promise<void> => {
    await db('person').where({ id }).update({ role, deactivated_at: deactivatedAt });
  },
});
