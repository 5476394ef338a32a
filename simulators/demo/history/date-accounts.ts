import type { Knex } from 'knex';

/**
 * Accounts of the demo are created when it starts, and their history is in the past: an account is as old as the first
 * thing that its owner did, so that no screen shows an order from before the account.
 */
export const dateAccounts = async (db: Knex): Promise<void> => {
  await db.raw(`update person p set created_at = first.at
    from (select user_id, min(created_at) as at from checkout where user_id is not null group by user_id) first
    where first.user_id = p.id and first.at < p.created_at`);
};
