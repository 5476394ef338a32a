import type { Knex } from 'knex';
import type { PaymentGateway } from '#server/ports/payment-gateway.ts';
import type { Pharmacy } from '#server/ports/pharmacy.ts';

/**
 * Counts the points at which a process could die between two lasting effects, and dies at the given one:
 * before and after every call to the payment processor and the pharmacy, every commit, and every write outside a transaction.
 * A crash inside a transaction equals a crash before its commit.
 */
export interface CrashPoints {
  /** Names of the points passed so far. */
  readonly passed: readonly string[];
  gateway(real: PaymentGateway): PaymentGateway;
  pharmacy(real: Pharmacy): Pharmacy;
  watch(pool: Knex): void;
}

export const crashPoints = (dieAt: number): CrashPoints => {
  const passed: string[] = [];
  const point = (name: string): void => {
    passed.push(name);
    if (passed.length === dieAt) process.kill(process.pid, 'SIGKILL');
  };

  const around =
    <Args extends readonly unknown[], T>(name: string, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      point(`before ${name}`);
      const result = await call(...args);
      point(`after ${name}`);
      return result;
    };

  return {
    passed,
    gateway: (real) => ({
      ...real,
      createCustomer: around('processor: customer', real.createCustomer),
      saveCard: around('processor: save card', real.saveCard),
      removeCard: around('processor: remove card', real.removeCard),
      charge: around('processor: charge', real.charge),
      cancelCharge: around('processor: cancel', real.cancelCharge),
      refund: around('processor: refund', real.refund),
      refundsOf: around('processor: refunds of', real.refundsOf),
      disputesOf: around('processor: disputes of', real.disputesOf),
    }),
    pharmacy: (real) => ({
      ...real,
      submit: around('pharmacy: submit', real.submit),
      cancel: around('pharmacy: cancel', real.cancel),
    }),
    watch: (pool) => {
      pool.on('query', ({ sql }: Query) => {
        if (sql?.startsWith('COMMIT')) point('before commit');
      });
      pool.on('query-response', (_rows: unknown, { sql, __knexTxId }: Query) => {
        if (sql?.startsWith('COMMIT')) point('after commit');
        const write = /^(?:with \w+ as \(\s*)?(?:insert into|update|delete from) "?(\w+)/i.exec(sql ?? '');
        if (write && __knexTxId === undefined) point(`after write: ${write[1]}`);
      });
    },
  };
};

interface Query {
  readonly sql?: string;
  /** Absent outside of transactions. */
  readonly __knexTxId?: string;
}
