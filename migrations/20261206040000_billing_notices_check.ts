import type { Knex } from 'knex';

/**
 * When the notices of a subscription (of a charge, of a year) are looked at next: null when none can become due before something
 * changes. Whatever changes what they depend on makes it now, so a release that does not know the column stays right. Existing
 * subscriptions are looked at once.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table subscription add column notices_check_at timestamptz default 'epoch';
    create function look_at_notices() returns trigger language plpgsql as $$
    begin
      new.notices_check_at := 'epoch';
      return new;
    end $$;
    create trigger subscription_notices before update of status, next_billing_date, started_at, cycle_in_days on subscription
      for each row when ((old.status, old.next_billing_date, old.started_at, old.cycle_in_days)
        is distinct from (new.status, new.next_billing_date, new.started_at, new.cycle_in_days))
      execute function look_at_notices();
    create index if not exists subscription_notices_check on subscription (notices_check_at, id) where status <> 'canceled';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger subscription_notices on subscription;
    drop function look_at_notices();
    alter table subscription drop column notices_check_at;
  `);
};
