import type { Knex } from 'knex';
import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { DiscountOffer } from '../domain/pricing/discount-offer.ts';
import { type DeskWaiting, deskTasks } from './desk-tasks.ts';

/** A discount with its use so far. */
export interface DeskDiscountRow extends Omit<DiscountOffer, 'discountId' | 'usesOfPerson' | 'onlyFor'> {
  readonly id: string;
  /** Cents that it took off paid and open invoices. */
  readonly given: number;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
  readonly createdByName: string | null;
  readonly reason: string | null;
  readonly endedByName: string | null;
  readonly endReason: string | null;
  /** Subscriptions whose next order it may still lower. */
  readonly runningSubscriptions: number;
}

const SHOWN = 200;

const nameOf = (column: string): string =>
  `(select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = d.${column})`;

/** Those that can be used first, then the newest. */
const discountsSql = `(select coalesce(json_agg(row), '[]') from (
  select d.id, d.code, d.description, d.kind, d.value, d.cycles, d.applies_to as "appliesTo",
    d.line_kind as "lineKind", d.product_ids as "productIds",
    d.first_order_only as "firstOrderOnly", d.minimum_amount as "minimumAmount", d.valid_from as "validFrom",
    d.valid_until as "validUntil", d.max_uses as "maxUses", d.max_uses_per_person as "maxUsesPerPerson", d.stackable,
    d.created_at as "createdAt", ${nameOf('created_by')} as "createdByName", d.reason,
    d.ended_at as "endedAt", ${nameOf('ended_by')} as "endedByName", d.end_reason as "endReason",
    (select count(*)::int from discount_use u where u.discount_id = d.id) as uses,
    (select max(u.at) from discount_use u where u.discount_id = d.id) as "lastUsedAt",
    (select coalesce(-sum(n.amount), 0)::int from invoice_line n join invoice i on i.id = n.invoice_id
      where n.discount_id = d.id and i.status <> 'void') as given,
    (select count(*)::int from subscription_discount e join subscription s on s.id = e.subscription_id
      where e.discount_id = d.id and s.status not in ('canceled', 'incomplete_expired', 'incomplete')) as "runningSubscriptions"
  from discount d
  where d.only_for is null
  order by d.ended_at is not null, d.created_at desc, d.id limit ${SHOWN}) row)`;

type Json = Omit<DeskDiscountRow, 'validFrom' | 'validUntil' | 'createdAt' | 'endedAt' | 'lastUsedAt'> & {
  readonly validFrom: JsonInstant;
  readonly validUntil: JsonInstant | null;
  readonly createdAt: JsonInstant;
  readonly endedAt: JsonInstant | null;
  readonly lastUsedAt: JsonInstant | null;
};

/** Discounts for everybody as operators see them, with the number of waiting tasks. One statement. */
export const readDeskDiscounts = async (
  read: ReadJson,
): Promise<{ readonly discounts: readonly DeskDiscountRow[]; readonly waiting: DeskWaiting }> => {
  const [rows, waiting] = await Promise.all([
    read<readonly Json[]>(discountsSql, {}),
    deskTasks(read).waiting(),
  ]);
  return {
    waiting,
    discounts: rows.map((row) => ({
      ...row,
      validFrom: instant(row.validFrom),
      validUntil: instantOrNull(row.validUntil),
      createdAt: instant(row.createdAt),
      endedAt: instantOrNull(row.endedAt),
      lastUsedAt: instantOrNull(row.lastUsedAt),
    })),
  };
};

/** A discount that an operator creates. */
export interface NewDiscount
  extends Pick<
    DiscountOffer,
    | 'code'
    | 'description'
    | 'kind'
    | 'value'
    | 'cycles'
    | 'appliesTo'
    | 'lineKind'
    | 'productIds'
    | 'firstOrderOnly'
    | 'minimumAmount'
    | 'validFrom'
    | 'validUntil'
    | 'maxUses'
    | 'maxUsesPerPerson'
    | 'stackable'
  > {
  readonly id: string;
  readonly createdBy: string | null;
  readonly reason: string;
}

export const deskDiscountRepository = (db: Knex) => ({
  /** False when the code is taken. */
  add: async (discount: NewDiscount): Promise<boolean> => {
    const rows = await db('discount')
      .insert({
        id: discount.id,
        code: discount.code,
        description: discount.description,
        line_kind: discount.lineKind,
        kind: discount.kind,
        value: discount.value,
        cycles: discount.cycles,
        applies_to: discount.appliesTo,
        product_ids: discount.productIds && [...discount.productIds],
        first_order_only: discount.firstOrderOnly,
        minimum_amount: discount.minimumAmount,
        valid_from: discount.validFrom,
        valid_until: discount.validUntil,
        max_uses: discount.maxUses,
        max_uses_per_person: discount.maxUsesPerPerson,
        stackable: discount.stackable,
        created_at: discount.validFrom,
        created_by: discount.createdBy,
        reason: discount.reason,
      })
      .onConflict('code')
      .ignore()
      .returning('id');
    return rows.length > 0;
  },

  /** Null when it does not exist; else whether it had ended already. */
  lock: async (id: string): Promise<{ readonly hasEnded: boolean } | null> => {
    const row = await db('discount').select('ended_at').where({ id }).forUpdate().first();
    return row ? { hasEnded: row.ended_at !== null } : null;
  },

  end: async (id: string, end: { at: Date; by: string | null; reason: string }): Promise<void> => {
    await db('discount').where({ id }).update({ ended_at: end.at, ended_by: end.by, end_reason: end.reason });
  },
});
