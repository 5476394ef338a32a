import type { Knex } from 'knex';
import type { OrderStatus } from '../domain/states/order.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';

const ended: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];
const waiting: readonly OrderStatus[] = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
  'on_hold',
];

/** The accounts in which no subscription runs and no order waits for a clinician, a payment or the pharmacy. */
export const idleAccounts = async (db: Knex, userIds: readonly string[]): Promise<readonly string[]> =>
  db('person')
    .whereIn('id', [...userIds])
    .whereNotExists(
      db('subscription')
        .select('id')
        .whereRaw('subscription.user_id = person.id')
        .whereNotIn('status', [...ended]),
    )
    .whereNotExists(
      db('customer_order')
        .select('id')
        .whereRaw('customer_order.user_id = person.id')
        .where({ submitted_at: null })
        .whereIn('status', [...waiting]),
    )
    .pluck('id');
