import type { ReadJson } from '#server/scope.ts';
import { beforeShipment } from '../domain/states/order.ts';
import type { PackageUnderWay } from '../relocation-port.ts';

const statuses = [...beforeShipment, 'shipped'].map((status) => `'${status}'`).join(', ');

const sql = `(select coalesce(json_agg(json_build_object('orderId', o.id, 'number', o.number,
    'city', o.ship_to->'address'->>'city', 'state', o.ship_to->'address'->>'state',
    'hasShipped', o.shipped_at is not null) order by o.created_at, o.id), '[]')
  from customer_order o
  where o.user_id = :userId and o.delivered_at is null and o.status in (${statuses}))`;

/** Packages at the pharmacy or on their way; oldest first. One JSON read. */
export const packagesUnderWay = (read: ReadJson, userId: string): Promise<readonly PackageUnderWay[]> =>
  read<readonly PackageUnderWay[]>(sql, { userId });
