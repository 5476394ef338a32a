import type { Knex } from 'knex';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { OrderedProduct } from '../index.ts';

/** Ended without a package that the patient still has. */
const ended: readonly OrderStatus[] = ['canceled', 'returned', 'lost', 'replaced'];
/** Not at the pharmacy yet. An order on hold is one of them until it was submitted. */
const beforePharmacy: readonly OrderStatus[] = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
  'on_hold',
];

interface Row {
  readonly kind: 'order' | 'subscription';
  readonly id: string;
  readonly checkoutId: string | null;
  readonly productId: number;
  readonly drugType: DrugType;
  readonly name: string;
  readonly status: OrderStatus;
  readonly orderedAt: Date;
  readonly dispensedAt: Date | null;
}

const orderLines = (db: Knex, userId: string) =>
  db('customer_order as o')
    .join('order_line as l', 'l.order_id', 'o.id')
    .leftJoin('subscription as s', 's.id', 'l.subscription_id')
    .select<Row[]>({
      id: 'o.id',
      productId: 'l.product_id',
      drugType: 'l.drug_type',
      name: 'l.name',
      status: 'o.status',
      orderedAt: 'o.created_at',
    })
    .select(
      db.raw(`'order' as kind`),
      db.raw(`coalesce(o.checkout_id, s.checkout_id) as "checkoutId"`),
      db.raw(
        `case when o.status in (?) and o.submitted_at is null then null
           else coalesce(o.submitted_at, o.status_at) end as "dispensedAt"`.replace(
          '?',
          beforePharmacy.map(() => '?').join(', '),
        ),
        [...beforePharmacy],
      ),
    )
    .where('o.user_id', userId)
    .whereNull('l.canceled_at')
    .whereNotIn('o.status', [...ended])
    // Refunded before it was sent: the patient never had it.
    .whereNot((refunded) => refunded.where('o.status', 'refunded').whereNull('o.shipped_at'));

const subscriptionProducts = (db: Knex, userId: string) =>
  db('subscription as s')
    .join('subscription_product as p', 'p.subscription_id', 's.id')
    .select<Row[]>({
      id: 's.id',
      checkoutId: 's.checkout_id',
      productId: 'p.product_id',
      drugType: 'p.drug_type',
      name: 'p.name',
      status: 's.status',
      orderedAt: 's.created_at',
    })
    .select(db.raw(`'subscription' as kind`))
    .where('s.user_id', userId)
    .whereNotIn('s.status', ['canceled', 'incomplete_expired']);

/** Everything a person has ordered that is waiting, running or was dispensed; oldest first. Two statements. */
export const orderedProducts = async (db: Knex, userId: string): Promise<readonly OrderedProduct[]> => {
  const lines = await orderLines(db, userId).orderBy('o.created_at').orderBy('o.id');
  const subscribed = await subscriptionProducts(db, userId).orderBy('s.created_at').orderBy('s.id');
  return [
    ...lines.map(({ status: _, ...line }) => ({
      ...line,
      stage: line.dispensedAt === null ? ('ordered' as const) : ('dispensed' as const),
    })),
    ...subscribed.map(({ status: _, ...product }) => ({
      ...product,
      dispensedAt: null,
      stage: 'subscribed' as const,
    })),
  ];
};
