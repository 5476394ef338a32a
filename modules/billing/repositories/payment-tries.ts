import type { Knex } from 'knex';
import type { PaymentEvidence } from '#server/ports/payment-gateway.ts';
import type { LimitScope } from '../domain/limits/payment-limits.ts';

/** `pending`: no outcome yet. `refused`: not tried, because a limit was reached. */
export type TryOutcome = 'pending' | 'accepted' | 'declined' | 'refused';

export interface PaymentTry {
  readonly id: string;
  readonly userId: string;
  /** The same for the same card, no matter who uses it; null where the processor has none. */
  readonly fingerprint: string | null;
  /** Network address of the requester; null for requests of the system. */
  readonly address: string | null;
  /** The same request counts once, however often it is sent; null for a request without a key. */
  readonly requestKey: string | null;
  readonly outcome: TryOutcome;
  readonly at: Date;
}

type Keys = Pick<PaymentTry, 'userId' | 'fingerprint' | 'address'>;

const columnOf: Readonly<Record<LimitScope, [string, keyof Keys]>> = {
  person: ['user_id', 'userId'],
  card: ['fingerprint', 'fingerprint'],
  address: ['address', 'address'],
};

const instantsWith = (scope: LimitScope): string => {
  const [column, key] = columnOf[scope];
  return `array(select at from payment_try where ${column} = :${key}
    and outcome in ('pending', 'declined') and at > :since) as "${scope}"`;
};

const EARLIER = `select (select id from payment_try where request_key = :requestKey) as "sameRequest",
  ${instantsWith('person')}, ${instantsWith('card')}, ${instantsWith('address')}`;

export const paymentTryRepository = (db: Knex) => ({
  /** Tries by the same person, with the same card or from the same address wait until the transaction ends, in all processes. */
  lock: async (keys: Keys): Promise<void> => {
    const names = Object.entries(columnOf).flatMap(([scope, [, key]]) =>
      keys[key] === null ? [] : [`payment_try:${scope}:${keys[key]}`],
    );
    // One after the other, in the order of their names, so that no two wait for each other.
    await db.raw('select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(?::text[]) as name', [
      names.toSorted(),
    ]);
  },

  /**
   * The id of the try with this request, null when it is new or has no key; and by scope the instants of the tries since then
   * that failed or have no outcome.
   */
  earlier: async (
    keys: Keys & Pick<PaymentTry, 'requestKey'>,
    since: Date,
  ): Promise<{ readonly sameRequest: string | null } & Readonly<Record<LimitScope, readonly Date[]>>> => {
    const { rows } = await db.raw<{ rows: [Record<LimitScope, Date[]> & { sameRequest: string | null }] }>(
      EARLIER,
      { ...keys, since },
    );
    return rows[0];
  },

  add: async ({ id, userId, requestKey, ...rest }: PaymentTry): Promise<void> => {
    await db('payment_try').insert({ id, user_id: userId, request_key: requestKey, ...rest });
  },

  wasRefusedSince: async (userId: string, since: Date): Promise<boolean> =>
    (await db('payment_try')
      .where({ user_id: userId, outcome: 'refused' })
      .where('at', '>', since)
      .first('id')) !== undefined,

  settle: async (
    id: string,
    {
      outcome,
      intentId,
      evidence,
    }: { outcome: TryOutcome; intentId?: string | null; evidence?: PaymentEvidence },
  ): Promise<void> => {
    await db('payment_try')
      .where({ id })
      .update({ outcome, intent_id: intentId, evidence: evidence && JSON.stringify(evidence) });
  },

  /** The outcome of a card that the issuer wanted confirmed. */
  settleIntent: async (intentId: string, outcome: TryOutcome): Promise<void> => {
    await db('payment_try').where({ intent_id: intentId, outcome: 'pending' }).update({ outcome });
  },
});
