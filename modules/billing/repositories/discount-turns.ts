import type { Knex } from 'knex';

/** The ids of the discounts for everybody that are in force now, as one text. */
const inForceSql = `(select coalesce(string_agg(d.id::text, ',' order by d.id), '') from discount d
  where d.code is null and d.only_for is null and d.ended_at is null
    and d.valid_from <= :now and (d.valid_until is null or :now < d.valid_until)
    and (d.max_uses is null or d.max_uses > (select count(*) from discount_use u where u.discount_id = d.id
      and exists (select from customer_order o join invoice i on i.order_id = o.id
        join invoice_line n on n.invoice_id = i.id and n.discount_id = d.id
        where o.checkout_id = u.checkout_id and i.status <> 'void'))))`;

/** They are the same as at the last look. */
const isSame = `exists (select from discount_turn where in_force = ${inForceSql})`;

/** Which discounts were in force at the last look. */
export const discountTurnRepository = (db: Knex) => ({
  /** Has a row when others are in force than at the last look. */
  turned: (now: Date): Knex.Raw => db.raw(`select where not ${isSame}`, { now }),

  /** Records those in force now; false when they are the same as before. */
  note: async (now: Date): Promise<boolean> => {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `insert into discount_turn (id, in_force) select 1, ${inForceSql} where not ${isSame}
       on conflict (id) do update set in_force = excluded.in_force returning id`,
      { now },
    );
    return rows.length > 0;
  },
});
