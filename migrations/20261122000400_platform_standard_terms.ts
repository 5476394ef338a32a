import type { Knex } from 'knex';

/** The statuses that change their spelling: table, column, entity of its transitions (null when there are none). */
const statuses = [
  ['customer_order', 'status', 'order', 'in_fulfilment', 'in_fulfillment'],
  ['customer_order', 'remote_status', null, 'cancelled', 'canceled'],
  ['journey', 'status', 'journey', 'in_fulfilment', 'in_fulfillment'],
  ['journey', 'status', 'journey', 'cancelled', 'canceled'],
  ['prescription', 'status', 'prescription', 'cancelled', 'canceled'],
] as const;

const respell = async (knex: Knex, direction: 'up' | 'down'): Promise<void> => {
  for (const [table, column, entity, earlier, american] of statuses) {
    const [from, to] = direction === 'up' ? [earlier, american] : [american, earlier];
    await knex(table)
      .where({ [column]: from })
      .update({ [column]: to });
    if (entity === null) continue;
    for (const state of ['from_state', 'to_state'])
      await knex('state_transition')
        .where({ entity, [state]: from })
        .update({ [state]: to });
  }
  const names = ['subscription.cancelled', 'subscription.canceled'];
  const [from = '', to = ''] = direction === 'up' ? names : names.toReversed();
  await knex('outbox_event').where({ type: from }).update({ type: to });
  await knex('analytics_event').where({ name: from }).update({ name: to });
  await knex.raw('update event_delivery set subscriber = replace(subscriber, ?, ?)', [from, to]);
};

/** Renames a key of the stored confirmations of canceled subscriptions. */
const renameKey = (knex: Knex, from: string, to: string) =>
  knex.raw(
    `update subscription
     set cancellation = (cancellation - ?::text) || jsonb_build_object(?::text, cancellation -> ?::text)
     where cancellation -> ?::text is not null`,
    [from, to, from, from],
  );

export const up = async (knex: Knex): Promise<void> => {
  await respell(knex, 'up');
  await renameKey(knex, 'words', 'effects');
  await knex.raw('alter table invoice rename column failure_words to failure_message');
  await knex.raw('alter table demo_pharmacy_order rename column cancelled_at to canceled_at');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table demo_pharmacy_order rename column canceled_at to cancelled_at');
  await knex.raw('alter table invoice rename column failure_message to failure_words');
  await renameKey(knex, 'effects', 'words');
  await respell(knex, 'down');
};
