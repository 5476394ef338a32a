import type { Knex } from 'knex';
import { samePersonSql } from '#modules/account/index.ts';
import { sendTogether } from '#server/database/send-together.ts';

/** How a row of one table is locked and read, by its id. */
interface LockedRead {
  readonly lock: string;
  readonly read: string;
}

/**
 * The statements of `findLocked` for one table. `columns` and `rest` are SQL after `select` and after `from`; the row's
 * `user_id` is its owner. Every account that is or may be the same person's is locked.
 */
export const lockedRead = (table: string, columns: string, rest: string): LockedRead => {
  const owner = `(select user_id from ${table} where id = $1)`;
  const accounts = `select user_id from payment_customer where user_id in ${samePersonSql.replaceAll(':userId', owner)} order by user_id`;
  return {
    lock: `${accounts} for update`,
    read: `select ${columns}, array(${accounts}) as accounts from ${rest}`,
  };
};

/** `column as "property"` for each property. */
export const columnsSql = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([property, column]) => `${column} as "${property}"`)
    .join(', ');

/**
 * Locks the person whose row this is, as `customerRepository.lock` does, and returns the row as it is under the lock.
 * Both statements are sent together: the second begins, and sees what was committed, when the first has the lock.
 */
export const findLocked = async <Row>(
  db: Knex,
  { lock, read }: LockedRead,
  id: string,
): Promise<Row | null> => {
  for (;;) {
    const [locking, reading] = await sendTogether<
      { user_id: string } & Row & { accounts: readonly string[] }
    >(db, [
      { text: lock, values: [id] },
      { text: read, values: [id] },
    ]);
    const locked = new Set((await locking)?.map((row) => row.user_id));
    const found = (await reading)?.[0];
    if (!found) return null;
    // A pair of possible duplicates may have been found between reading the accounts and locking them.
    if (found.accounts.every((account) => locked.has(account))) return found;
  }
};
