import type { Knex } from 'knex';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import { dayAfter, startOfDay } from '#kernel/start-of-day.ts';
import { type InvoiceSearch, invoiceGroups } from '../domain/desk/invoice-search.ts';
import type { UnpaidInvoice } from '../domain/dunning/next-invoice-step.ts';

/** An invoice as operators see it in their list. */
export interface ListedInvoice extends UnpaidInvoice {
  readonly id: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly isRefill: boolean;
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Cents. */
  readonly total: number;
  readonly amountCharged: number;
  readonly amountRefunded: number;
  /** Requests to charge a card, the newest included. */
  readonly attempt: number;
  /** Code of the newest decline; null without one. */
  readonly declineCode: string | null;
  /** The payment processor's id of the newest charge; null before the first. */
  readonly reference: string | null;
  readonly hasTask: boolean;
  readonly hasIssue: boolean;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

interface Page {
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The newest value of a charge's column that is known. */
const newest = (column: string): string => `
  (select a.${column} from charge_attempt a where a.invoice_id = i.id and a.${column} is not null
   order by a.attempt desc limit 1)`;

/** All invoices, as `i`, with what waits for somebody about them. */
const select = (db: Knex) =>
  db('invoice as i')
    .join('customer_order as o', 'o.id', 'i.order_id')
    .join('person as p', 'p.id', 'i.user_id')
    .select({
      id: 'i.id',
      number: 'i.number',
      orderNumber: 'o.number',
      userId: 'i.user_id',
      firstName: 'p.first_name',
      lastName: 'p.last_name',
      status: 'i.status',
      total: 'i.total',
      amountCharged: 'i.amount_charged',
      amountRefunded: 'i.amount_refunded',
      attempt: 'i.attempt',
      declineClass: 'i.decline_class',
      nextTryAt: 'i.next_try_at',
      checkAt: 'i.check_at',
      dunningAt: 'i.dunning_at',
      askedAt: 'i.asked_at',
      actionUrl: 'i.action_url',
      createdAt: 'i.created_at',
      paidAt: 'i.paid_at',
    })
    .select(
      db.raw(`i.cycle is not null as "isRefill", ${newest('decline_code')} as "declineCode",
        ${newest('intent_id')} as reference,
        exists (select from billing_task t where t.invoice_id = i.id and t.closed_at is null) as "hasTask",
        exists (select from order_issue q where q.order_id = i.order_id and q.status <> 'closed') as "hasIssue"`),
    );

export const deskInvoiceRepository = (db: Knex) => ({
  /** Newest first. */
  page: async (
    { group, from, to, personId }: InvoiceSearch,
    { after, limit }: Page,
  ): Promise<readonly ListedInvoice[]> => {
    const rows = select(db)
      .orderBy([
        { column: 'i.created_at', order: 'desc' },
        { column: 'i.id', order: 'desc' },
      ])
      .limit(limit);
    if (group !== null) rows.whereIn('i.status', [...invoiceGroups[group].statuses]);
    if (from !== null) rows.where('i.created_at', '>=', startOfDay(from, EASTERN_TIME));
    if (to !== null) rows.where('i.created_at', '<', startOfDay(dayAfter(to), EASTERN_TIME));
    if (personId !== null) rows.where('i.user_id', personId);
    if (after !== null) rows.whereRaw('(i.created_at, i.id) < (?, ?)', [after.createdAt, after.id]);
    return rows;
  },
});
