import type { ReadJson } from '#server/scope.ts';
import type { AccountObstacle } from '../account-end-port.ts';
import { beforeShipment } from '../domain/states/order.ts';
import { serviceKindsSql } from '../domain/visit-checkout/service-kinds.ts';

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Paid, and not all of it has left the pharmacy. */
const paidUnshipped = quoted(['ready', ...beforeShipment]);

interface Check extends AccountObstacle {
  /** SQL that finds it for `:userId`. */
  readonly exists: string;
}

const orders = '/order-history';

/** What keeps an account from being deleted. */
const checks: readonly Check[] = [
  {
    text: 'An order is paid and has not shipped yet. Wait for it, or ask us to stop it.',
    href: orders,
    mustBeSettled: true,
    exists: `select from customer_order where user_id = :userId and kind not in (${serviceKindsSql})
      and status in (${paidUnshipped})`,
  },
  {
    text: 'A payment is under way at your bank. Its result is known within a day.',
    href: orders,
    mustBeSettled: true,
    exists: `select from charge_attempt a join invoice i on i.id = a.invoice_id
      where i.user_id = :userId and a.status = 'pending'`,
  },
  {
    text: 'A bill for something that you received is not paid.',
    href: '/payment-authentication',
    mustBeSettled: true,
    // What has not left the pharmacy is canceled with the account, and nothing is owed for it.
    exists: `select from invoice i join customer_order o on o.id = i.order_id
      where i.user_id = :userId and i.status in ('open', 'failed_unpaid', 'uncollectible')
        and o.status in ('partially_shipped', 'shipped', 'delivered')`,
  },
  {
    text: 'You dispute a payment at your bank, and the bank has not decided.',
    href: orders,
    mustBeSettled: true,
    exists: `select from payment_dispute where user_id = :userId and status = 'open'`,
  },
  {
    text: 'A problem that you reported with an order is not settled.',
    href: orders,
    mustBeSettled: true,
    exists: `select from order_issue where user_id = :userId and status <> 'closed'`,
  },
  {
    text: 'You have a deposit for a procedure. Cancel it first.',
    href: '/account',
    mustBeSettled: true,
    exists: `select from procedure_deposit where user_id = :userId and outcome is null`,
  },
  {
    text: 'A package is on its way to you.',
    href: orders,
    mustBeSettled: false,
    exists: `select from customer_order where user_id = :userId and status = 'shipped' and delivered_at is null`,
  },
  {
    text: 'An order waits for a payment.',
    href: orders,
    mustBeSettled: false,
    exists: `select from customer_order where user_id = :userId and status in ('created', 'awaiting_prescription',
      'awaiting_payment') or user_id = :userId and kind in (${serviceKindsSql}) and status = 'ready'`,
  },
  {
    text: 'A refund is on its way to you.',
    href: orders,
    mustBeSettled: false,
    exists: `select from refund r join invoice i on i.id = r.invoice_id
      where i.user_id = :userId and r.done_at is null and r.failed_at is null`,
  },
  {
    text: 'Our team has an open question about one of your payments.',
    href: orders,
    mustBeSettled: false,
    exists: 'select from billing_task where user_id = :userId and closed_at is null',
  },
];

const sql = `(select to_json(array_remove(array[${checks
  .map(({ exists }, at) => `case when exists (${exists}) then ${at} end`)
  .join(', ')}], null)))`;

/** What of money and parcels is under way, for the patient. */
export const accountObstacles = async (read: ReadJson, userId: string): Promise<readonly AccountObstacle[]> =>
  (await read<readonly number[]>(sql, { userId })).flatMap((at) => {
    const check = checks[at];
    return check ? [{ text: check.text, href: check.href, mustBeSettled: check.mustBeSettled }] : [];
  });
