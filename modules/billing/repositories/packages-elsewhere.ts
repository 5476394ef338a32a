import type { Knex } from 'knex';
import { beforeShipment } from '../domain/states/order.ts';
import type { PackageElsewhere } from '../moves-port.ts';

/** What the pharmacy has or has sent to another state than this one, and has not arrived; oldest first. One statement. */
export const packagesElsewhere = async (
  db: Knex,
  userId: string,
  state: string,
): Promise<readonly PackageElsewhere[]> =>
  db('customer_order as o')
    .select(
      'o.id as orderId',
      'o.number',
      db.raw(`o.ship_to->'address'->>'city' as city`),
      db.raw(`o.ship_to->'address'->>'state' as state`),
      db.raw('o.shipped_at is not null as "hasShipped"'),
    )
    .where({ user_id: userId, delivered_at: null })
    .whereIn('status', [...beforeShipment, 'shipped'])
    .whereRaw(`o.ship_to->'address'->>'state' <> ?`, [state])
    .orderBy('o.created_at');
