import type { Knex } from 'knex';
import type { PaymentEvidence } from '#server/ports/payment-gateway.ts';
import type { LimitScope } from '../domain/limits/payment-limits.ts';

/** `pending`: no outcome yet. `refused`: not tried, because a limit was reached. */
export type TryOutcome = 'pending' | 'accepted' | 'declined' | 'refused';

export interface PaymentTry {
  readonly id: string;
  readonly userId: string;
  /** The same for the same card, whoever uses it; null where the processor has none. */
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

export const paymentTryRepository = (db: Knex) => ({
  /** Tries by the same person, with the same card or from the same address wait until the transaction ends, in all processes. */
  lock: async (keys: Keys): Promise<void> => {
    const names = Object.entries(columnOf).flatMap(([scope, [, key]]) =>
      keys[key] === null ? [] : [`payment_try:${scope}:${keys[key]}`],
    );
    for (const name of names.toSorted())
      await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
  },

  /** Instants of the tries since then that failed or have no outcome. */
  counted: async (scope: LimitScope, keys: Keys, since: Date): Promise<Date[]> => {
    const [column, key] = columnOf[scope];
    const value = keys[key];
    if (value === null) return [];
    return db('payment_try')
      .where(column, value)
      .whereIn('outcome', ['pending', 'declined'])
      .where('at', '>', since)
      .pluck('at');
  },

  /** The id of the try with this request. */
  ofRequest: async (requestKey: string): Promise<string | null> =>
    (await db('payment_try').where({ request_key: requestKey }).first('id'))?.id ?? null,

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
