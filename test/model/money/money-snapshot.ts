import type { Knex } from 'knex';
import type { MoneyHistory } from './money-history.ts';

/** The rows about a patient that the invariants read. Amounts in cents. */
export interface MoneyRows {
  readonly orders: readonly {
    id: string;
    number: string;
    kind: string;
    status: string;
    checkout_id: string | null;
    replaces_order_id: string | null;
    shipped_at: Date | null;
  }[];
  readonly lines: readonly {
    order_id: string;
    subscription_id: string | null;
    product_id: number;
    canceled_at: Date | null;
    not_shipped_at: Date | null;
  }[];
  readonly parcels: readonly { order_id: string; product_ids: readonly number[] }[];
  readonly invoices: readonly {
    id: string;
    number: string;
    order_id: string;
    subscription_id: string | null;
    cycle: number | null;
    status: string;
    total: number;
    paid_at: Date | null;
    created_at: Date;
  }[];
  readonly invoiceLines: readonly {
    invoice_id: string;
    kind: string;
    product_id: number | null;
    amount: number;
  }[];
  readonly attempts: readonly {
    invoice_id: string;
    attempt: number;
    idempotency_key: string;
    intent_id: string | null;
    amount: number;
    fee: number | null;
    status: string;
    created_at: Date;
    settled_at: Date | null;
  }[];
  readonly refunds: readonly {
    id: string;
    invoice_id: string;
    attempt: number;
    amount: number;
    status: string;
    refund_id: string | null;
    resent: number;
    changes_invoice: boolean;
  }[];
  readonly disputes: readonly {
    id: string;
    invoice_id: string;
    attempt: number;
    amount: number;
    status: string;
    withdrawn: number;
    fee: number;
  }[];
  readonly issues: readonly { order_id: string; status: string }[];
  readonly tasks: readonly { kind: string; subject: string; detail: string; invoice_id: string | null }[];
  readonly agreements: readonly {
    invoice_id: string | null;
    subscription_id: string | null;
    basis: string;
    amount: number;
    /** Taken off before `amount`. */
    credit: number;
    charge_on: Date;
    at: Date;
    text: string;
    text_hash: string;
    withdrawn_at: Date | null;
  }[];
  readonly notices: readonly { kind: string; subject: string; body: string; created_at: Date }[];
  readonly entries: readonly { id: string; event: string; sum: number; count: number }[];
  readonly credits: readonly { id: string; amount: number; reason: string }[];
  readonly creditUses: readonly { credit_id: string; invoice_id: string; amount: number }[];
  /** The journal's balance of credits that patients have, as a positive amount. */
  readonly creditOwed: readonly { cents: number }[];
  /** With the number of orders that the discount of each lowered. */
  readonly offers: readonly { id: string; status: string; cycles: number; used: number }[];
  /** Days as `YYYY-MM-DD`. */
  readonly deposits: readonly { order_id: string; procedure_on: string; refund_before: string }[];
  /** Texts that the patient agreed to, as stored with their consents. */
  readonly consents: readonly { text: string }[];
  /** Charges at the payment processor that succeeded. */
  readonly collected: readonly { id: string; amount: number; key: string | null }[];
  /** Refunds at the payment processor; `reference`: of the request that we sent, null for one of its dashboard. */
  readonly returned: readonly {
    id: string;
    intent: string;
    amount: number;
    status: string;
    reference: string | null;
    created: Date;
  }[];
  /** Disputes at the payment processor. */
  readonly contested: readonly {
    id: string;
    intent: string;
    amount: number;
    status: string;
    withdrawn: number;
    fee: number;
    created: Date;
  }[];
  /** When the daily check began that was completed last. */
  readonly checks: readonly { succeeded_at: Date | null }[];
}

/** The rows as they are after a step. */
export interface MoneySnapshot extends MoneyRows {
  readonly history: MoneyHistory;
  readonly now: Date;
}

const own = (id: string): readonly string[] => {
  const of = (table: string) => `in (select id from ${table} where user_id = '${id}')`;
  return [
    `select * from customer_order where user_id = '${id}' order by created_at`,
    `select order_id, subscription_id, product_id, canceled_at, not_shipped_at from order_line where order_id ${of('customer_order')}`,
    `select order_id, product_ids from order_parcel where order_id ${of('customer_order')}`,
    `select * from invoice where user_id = '${id}' order by created_at, number`,
    `select invoice_id, kind, product_id, amount from invoice_line where invoice_id ${of('invoice')}`,
    `select * from charge_attempt where invoice_id ${of('invoice')} order by created_at, attempt`,
    `select * from refund where invoice_id ${of('invoice')}`,
    `select * from payment_dispute where user_id = '${id}'`,
    `select order_id, status from order_issue where user_id = '${id}'`,
    'select * from billing_task',
    `select * from charge_agreement where user_id = '${id}' order by at, id`,
    `select kind, subject, body, created_at from notice where person_id = '${id}'`,
    `select e.id::text, e.event, sum(p.amount)::int as sum, count(*)::int as count
       from journal_entry e join journal_posting p on p.entry_id = e.id group by e.id, e.event`,
    `select id, amount, reason from credit where user_id = '${id}' order by created_at, id`,
    `select credit_id, invoice_id, amount from credit_use where credit_id ${of('credit')}`,
    `select coalesce(-sum(amount), 0)::int as cents from journal_posting where account = 'credits_liability'`,
    `select o.id, o.status, o.cycles, (select count(distinct i.id)::int from invoice i join invoice_line l
       on l.invoice_id = i.id and l.discount_id = o.discount_id where i.status <> 'void') as used
       from offer o where o.user_id = '${id}'`,
    `select order_id, to_char(procedure_on, 'YYYY-MM-DD') as procedure_on, to_char(refund_before, 'YYYY-MM-DD') as refund_before
       from procedure_deposit where user_id = '${id}'`,
    `select text from consent where person_id = '${id}' and type = 'auto_renew'`,
    `select id, (body->>'amount_received')::int as amount, body->'metadata'->>'idempotency_key' as key
       from demo_processor_object where kind = 'payment_intent' and body->>'status' = 'succeeded' order by position`,
    `select id, body->>'payment_intent' as intent, (body->>'amount')::int as amount, body->>'status' as status,
       body->'metadata'->>'reference' as reference, to_timestamp((body->>'created')::int) as created
       from demo_processor_object where kind = 'refund' order by position`,
    `select id, body->>'payment_intent' as intent, (body->>'amount')::int as amount,
       case body->>'status' when 'needs_response' then 'open' else body->>'status' end as status,
       to_timestamp((body->>'created')::int) as created, (select -sum((one->>'amount')::int)::int
         from jsonb_array_elements(body->'balance_transactions') one) as withdrawn,
       (select sum((one->>'fee')::int)::int from jsonb_array_elements(body->'balance_transactions') one) as fee
       from demo_processor_object where kind = 'dispute' order by position`,
    'select succeeded_at from settlement_check',
  ];
};

/** Everything in one trip to the database: it is read after every step. */
export const readMoney = async (knex: Knex, userId: string): Promise<MoneyRows> => {
  const results: readonly { readonly rows: never[] }[] = await knex.raw(own(userId).join(';'));
  const [
    orders = [],
    lines = [],
    parcels = [],
    invoices = [],
    invoiceLines = [],
    attempts = [],
    refunds = [],
    disputes = [],
    issues = [],
    tasks = [],
    agreements = [],
    notices = [],
    entries = [],
    credits = [],
    creditUses = [],
    creditOwed = [],
    offers = [],
    deposits = [],
    consents = [],
    collected = [],
    returned = [],
    contested = [],
    checks = [],
  ] = results.map(({ rows }) => rows);
  return {
    orders,
    lines,
    parcels,
    invoices,
    invoiceLines,
    attempts,
    refunds,
    disputes,
    issues,
    tasks,
    agreements,
    notices,
    entries,
    credits,
    creditUses,
    creditOwed,
    offers,
    deposits,
    consents,
    collected,
    returned,
    contested,
    checks,
  };
};

export const takeMoneySnapshot = async (history: MoneyHistory): Promise<MoneySnapshot> => ({
  ...(await readMoney(history.harness.product.database.knex, history.patient.id)),
  history,
  now: history.now(),
});
