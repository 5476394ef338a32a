import { countsForSql, samePersonSql } from '#modules/account/index.ts';
import { supplyInDaysSql } from '#modules/catalogue/index.ts';
import type { ReadJson } from '#server/scope.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { OrderedProduct } from '../index.ts';

/** Ended without a package that the patient still has. */
const ended: readonly OrderStatus[] = ['canceled', 'returned', 'lost', 'replaced'];
/** Not at the pharmacy yet. That includes an order on hold that was never submitted. */
const beforePharmacy: readonly OrderStatus[] = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
  'on_hold',
];
const listed = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');

/** An order that was refunded before it was sent is left out: the patient never had it. */
const orderedSql = `(with accounts as materialized (
    select distinct a.id, ${countsForSql('a.id', ':userId::uuid')} as "userId" from ${samePersonSql} a)
  select coalesce(json_agg(t order by t."orderedAt", t.id, t."productId"), '[]') from (
  select a."userId", 'order' as kind, o.id, coalesce(o.checkout_id, s.checkout_id) as "checkoutId", l.product_id as "productId",
    l.drug_type as "drugType", l.name, ${supplyInDaysSql('l.product_id')} as "supplyInDays", o.created_at as "orderedAt",
    case when o.status in (${listed(beforePharmacy)}) and o.submitted_at is null then null
      else coalesce(o.submitted_at, o.status_at) end as "dispensedAt"
  from accounts a
  join customer_order o on o.user_id = a.id
  join order_line l on l.order_id = o.id
  left join subscription s on s.id = l.subscription_id
  where l.canceled_at is null and l.not_had_at is null and o.status not in (${listed(ended)})
    and not (o.status = 'refunded' and o.shipped_at is null)
  union all
  select a."userId", 'subscription', s.id, s.checkout_id, p.product_id, p.drug_type, p.name,
    ${supplyInDaysSql('p.product_id')}, s.created_at, null
  from accounts a
  join subscription s on s.user_id = a.id
  join subscription_product p on p.subscription_id = s.id
  where s.status not in ('canceled', 'incomplete_expired')) t)`;

type Row = Omit<OrderedProduct, 'stage' | 'orderedAt' | 'dispensedAt'> & {
  readonly orderedAt: string;
  readonly dispensedAt: string | null;
};

const stageOf = ({ kind, dispensedAt }: Row): OrderedProduct['stage'] => {
  if (kind === 'subscription') return 'subscribed';
  return dispensedAt === null ? 'ordered' : 'dispensed';
};

/** Everything that is waiting, running or was dispensed in the accounts that are or may be the person's; oldest first. One JSON read. */
export const orderedProducts = async (read: ReadJson, userId: string): Promise<readonly OrderedProduct[]> =>
  (await read<readonly Row[]>(orderedSql, { userId })).map((row) => ({
    ...row,
    stage: stageOf(row),
    orderedAt: new Date(row.orderedAt),
    dispensedAt: row.dispensedAt === null ? null : new Date(row.dispensedAt),
  }));
