import type { Knex } from 'knex';
import type { StaffRole } from '#config/staff-roles.ts';
import { type Columns, toRow } from '#kernel/columns.ts';

/** An invitation by email to work here. */
export interface StaffInvitation {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly role: StaffRole;
  /** SHA-256 of the secret in the link. */
  readonly tokenHash: string;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = {
  id: 'id',
  email: 'email',
  role: 'role',
  tokenHash: 'token_hash',
  invitedBy: 'invited_by',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} satisfies Columns<StaffInvitation>;

export const staffInvitationRepository = (db: Knex) => {
  const open = () => db('staff_invitation').where({ outcome: null });
  return {
    add: async (invitation: StaffInvitation): Promise<void> => {
      await db('staff_invitation').insert(toRow(columns, invitation));
    },

    /** The invitation whose link has this secret; null when it has ended or expired. */
    byTokenHash: async (tokenHash: string, now: Date): Promise<StaffInvitation | null> =>
      (await open().select(columns).where({ token_hash: tokenHash }).where('expires_at', '>', now).first()) ??
      null,

    /** Ends the open invitation of this address. Returns its id; null when there is none. */
    end: async (
      email: string,
      outcome: 'accepted' | 'replaced' | 'withdrawn',
      at: Date,
    ): Promise<string | null> => {
      const [row] = await open().where({ email }).update({ outcome, ended_at: at }).returning('id');
      return row?.id ?? null;
    },
  };
};
