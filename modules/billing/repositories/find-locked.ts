import type { Knex } from 'knex';
import { samePersonSql } from '#modules/account/index.ts';

/** The billing of these accounts, which `for update` locks, in the order of their ids. */
const accountsOf = (owner: string): string =>
  `select user_id from payment_customer where user_id in ${samePersonSql.replaceAll(':userId', owner)} order by user_id`;

const ownerSql = {
  checkout: accountsOf('(select user_id from checkout where id = :id)'),
  customer_order: accountsOf('(select user_id from customer_order where id = :id)'),
  invoice: accountsOf('(select user_id from invoice where id = :id)'),
} as const;

/**
 * Locks the person whose row this is, as `customerRepository.lock` does, and returns the row as it is under the lock; two
 * statements. `read` selects the row together with the accounts that it is passed, which tell whether all are locked.
 */
export const findLocked = async <Row extends object>(
  db: Knex,
  table: keyof typeof ownerSql,
  id: string,
  read: (accounts: Knex.Raw) => Promise<(Row & { readonly accounts: readonly string[] }) | undefined>,
): Promise<Row | null> => {
  const accounts = db.raw(`array(${ownerSql[table]}) as accounts`, { id });
  for (;;) {
    const lock = await db.raw<{ rows: readonly { user_id: string }[] }>(`${ownerSql[table]} for update`, {
      id,
    });
    const found = await read(accounts);
    if (!found) return null;
    // A pair of possible duplicates may have been found between the reading of the accounts and the lock.
    const locked = new Set(lock.rows.map((row) => row.user_id));
    if (found.accounts.every((account) => locked.has(account))) return found;
  }
};
