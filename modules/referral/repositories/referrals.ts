import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { samePersonSql } from '#modules/account/index.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { ReferralStatus, Refusal } from '../domain/referral-state.ts';

export interface Referral {
  readonly id: string;
  readonly referrerId: string;
  /** The visitor who followed the link. */
  readonly leadId: string;
  /** Null until the visitor signed up. */
  readonly friendId: string | null;
  readonly status: ReferralStatus;
  readonly statusAt: Date;
  readonly invitedAt: Date;
  /** The order that may earn the credit; null while none has shipped. */
  readonly orderId: string | null;
  readonly shippedAt: Date | null;
  readonly refusedBecause: Refusal | null;
  readonly creditId: string | null;
}

const columns = {
  id: 'id',
  referrerId: 'referrer_id',
  leadId: 'lead_id',
  friendId: 'friend_id',
  status: 'status',
  statusAt: 'status_at',
  invitedAt: 'invited_at',
  orderId: 'order_id',
  shippedAt: 'shipped_at',
  refusedBecause: 'refused_because',
  creditId: 'credit_id',
} satisfies Columns<Referral>;

/** What a patient sees of their invitations. */
export interface OwnReferrals {
  readonly code: string | null;
  readonly referrals: readonly Pick<Referral, 'id' | 'status' | 'statusAt' | 'invitedAt'>[];
}

const ownSql = `(select json_build_object(
  'code', (select code from referral_link where user_id = :userId),
  'referrals', (select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status,
      'statusAt', r.status_at, 'invitedAt', r.invited_at) order by r.invited_at desc, r.id), '[]')
    from referral r where r.referrer_id = :userId)))`;

export const readOwnReferrals = async (read: ReadJson, userId: string): Promise<OwnReferrals> => {
  const own = await read<{
    code: string | null;
    referrals: { id: string; status: ReferralStatus; statusAt: JsonInstant; invitedAt: JsonInstant }[];
  }>(ownSql, { userId });
  const referrals = own.referrals.map((one) => ({
    ...one,
    statusAt: instant(one.statusAt),
    invitedAt: instant(one.invitedAt),
  }));
  return { ...own, referrals };
};

/** A row of the operators' list. */
export interface DeskReferral extends Referral {
  readonly referrerEmail: string;
  readonly friendEmail: string | null;
}

export const referralRepository = (db: Knex) => ({
  codeOf: async (userId: string): Promise<string | null> =>
    (await db('referral_link').where({ user_id: userId }).first('code'))?.code ?? null,

  /** The first link of a patient stays. */
  addLink: async (userId: string, code: string, at: Date): Promise<void> => {
    await db('referral_link')
      .insert({ user_id: userId, code, created_at: at })
      .onConflict('user_id')
      .ignore();
  },

  referrerOf: async (code: string): Promise<string | null> =>
    (await db('referral_link').where({ code }).first('user_id'))?.user_id ?? null,

  /** False when the visitor was invited already. */
  add: async (referral: Referral): Promise<boolean> =>
    (await db('referral').insert(toRow(columns, referral)).onConflict('lead_id').ignore().returning('id'))
      .length > 0,

  /** Whether the visitor followed a link of this patient and has not signed up since. */
  isInvited: async (leadId: string, referrerId: string): Promise<boolean> =>
    (await db('referral')
      .where({ lead_id: leadId, referrer_id: referrerId, status: 'invited' })
      .first('id')) !== undefined,

  lock: async (id: string): Promise<Referral | null> =>
    (await db('referral').select(columns).where({ id }).forUpdate().first()) ?? null,

  lockOfLead: async (leadId: string): Promise<Referral | null> =>
    (await db('referral').select(columns).where({ lead_id: leadId }).forUpdate().first()) ?? null,

  lockOfFriend: async (friendId: string): Promise<Referral | null> =>
    (await db('referral').select(columns).where({ friend_id: friendId }).forUpdate().first()) ?? null,

  change: async (id: string, changes: Partial<Referral>): Promise<void> => {
    await db('referral').where({ id }).update(toRow(columns, changes));
  },

  /** Signed up, with an order that shipped before `before`. */
  shippedBefore: (before: Date): ListQuery<string> =>
    db('referral')
      .where({ status: 'signed_up' })
      .where('shipped_at', '<=', before)
      .orderBy('shipped_at')
      .pluck('id'),

  /** Nobody ordered with them since `before`. */
  idleSince: (before: Date): ListQuery<string> =>
    db('referral')
      .whereIn('status', ['invited', 'signed_up'])
      .whereNull('shipped_at')
      .where('invited_at', '<=', before)
      .orderBy('invited_at')
      .pluck('id'),

  /** Credits of a patient since `after`; locks their link, so that two are not counted simultaneously. */
  creditsSince: async (userId: string, after: Date): Promise<number> => {
    await db('referral_link').where({ user_id: userId }).forUpdate().first('user_id');
    const row = await db('referral')
      .where({ referrer_id: userId, status: 'credited' })
      .where('status_at', '>', after)
      .count({ credits: '*' })
      .first();
    return Number(row?.credits ?? 0);
  },

  isSamePerson: async (userId: string, otherId: string): Promise<boolean> => {
    const { rows } = await db.raw(`select :otherId::uuid in ${samePersonSql} as same`, { userId, otherId });
    return rows[0].same;
  },

  /** For operators, newest first. */
  newest: async (most: number): Promise<DeskReferral[]> =>
    db('referral as r')
      .join('person as p', 'p.id', 'r.referrer_id')
      .leftJoin('person as f', 'f.id', 'r.friend_id')
      .select(Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, `r.${column}`])))
      .select({ referrerEmail: 'p.email', friendEmail: 'f.email' })
      .orderBy('r.status_at', 'desc')
      .orderBy('r.id')
      .limit(most),
});
