import type { ReadJson } from '#server/scope.ts';
import { beforeShipment } from '../domain/states/order.ts';

const statuses = [...beforeShipment, 'shipped'].map((status) => `'${status}'`).join(', ');

/** What keeps an account from being deleted, with the SQL that finds it for `:userId`. */
const obstacles: readonly (readonly [text: string, exists: string])[] = [
  [
    'A package is at the pharmacy or on its way. We wait until it has arrived.',
    `select from customer_order where user_id = :userId and delivered_at is null and status in (${statuses})`,
  ],
  [
    'An order waits for a decision or a payment.',
    `select from customer_order where user_id = :userId and submitted_at is null
      and status in ('created', 'awaiting_prescription', 'awaiting_payment', 'ready', 'on_hold')`,
  ],
  [
    'A payment is under way at your bank.',
    `select from charge_attempt a join invoice i on i.id = a.invoice_id
      where i.user_id = :userId and a.status = 'pending'`,
  ],
  [
    'A refund is on its way to you.',
    `select from refund r join invoice i on i.id = r.invoice_id
      where i.user_id = :userId and r.done_at is null and r.failed_at is null`,
  ],
  [
    'A problem with an order is not settled.',
    `select from order_issue where user_id = :userId and status <> 'closed'`,
  ],
  [
    'A disputed payment is not settled.',
    `select from payment_dispute where user_id = :userId and status = 'open'`,
  ],
  [
    'Our team has an open question about one of your payments.',
    'select from billing_task where user_id = :userId and closed_at is null',
  ],
  ['A procedure is booked.', 'select from procedure_deposit where user_id = :userId and outcome is null'],
];

const sql = `(select to_json(array_remove(array[${obstacles
  .map(([, exists], at) => `case when exists (${exists}) then ${at} end`)
  .join(', ')}], null)))`;

/** Sentences for the patient about money and parcels that are under way. */
export const accountObstacles = async (read: ReadJson, userId: string): Promise<readonly string[]> =>
  (await read<readonly number[]>(sql, { userId })).flatMap((at) => obstacles[at]?.[0] ?? []);
