import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { JournalEvent } from '../domain/ledger/journal-events.ts';
import { type Posting, readPosting } from '../domain/ledger/posting.ts';
import type { InvoiceStatus } from '../domain/states/invoice.ts';

/** The journal of one invoice. */
export interface InvoiceJournal {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly invoiceStatus: InvoiceStatus;
  /** Cents. */
  readonly total: number;
  readonly orderNumber: string;
  readonly userId: string;
  readonly patientName: string;
  /** In the order in which they were written. */
  readonly entries: readonly {
    readonly id: string;
    readonly event: JournalEvent;
    readonly sourceId: string;
    readonly at: Date;
    readonly postings: readonly Posting[];
  }[];
}

/** Of an invoice's or an order's number; a replacement was paid by the invoice of the order that it replaces. */
const invoiceIdSql = `(with recursive chain as (
    select o.id, o.replaces_order_id from customer_order o where o.number = :number
    union all
    select p.id, p.replaces_order_id from customer_order p join chain on p.id = chain.replaces_order_id)
  select i.id from invoice i where i.number = :number or i.order_id in (select id from chain) limit 1)`;

const foundSql = `(select json_build_object(
    'invoiceId', i.id, 'invoiceNumber', i.number, 'invoiceStatus', i.status, 'total', i.total,
    'orderNumber', o.number, 'userId', i.user_id,
    'patientName', (select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = i.user_id),
    'entries', (select coalesce(json_agg(json_build_object('id', e.id::text, 'event', e.event,
        'sourceId', e.source_id, 'at', e.at,
        'postings', (select json_agg(json_build_object('account', p.account, 'amount', p.amount)
          order by p.amount desc, p.account) from journal_posting p where p.entry_id = e.id)) order by e.id), '[]')
      from journal_entry e where e.invoice_id = i.id))
  from invoice i join customer_order o on o.id = i.order_id where i.id = ${invoiceIdSql})`;

const sumsSql = `(select coalesce(json_agg(json_build_object('account', s.account, 'amount', s.amount)), '[]')
  from (select account, sum(amount) as amount from journal_posting group by account) s)`;

type Stored = { readonly account: string; readonly amount: number };
type Json = Omit<InvoiceJournal, 'entries'> & {
  readonly entries: readonly (Omit<InvoiceJournal['entries'][number], 'at' | 'postings'> & {
    readonly at: JsonInstant;
    readonly postings: readonly Stored[];
  })[];
};

export const deskJournal = (read: ReadJson) => ({
  /** Null when there is no invoice and no order with the number. */
  ofNumber: async (number: string): Promise<InvoiceJournal | null> => {
    const found = await read<Json | null>(foundSql, { number });
    return (
      found && {
        ...found,
        entries: found.entries.map((entry) => ({
          ...entry,
          at: instant(entry.at),
          postings: entry.postings.map(readPosting),
        })),
      }
    );
  },

  /** The sum of every account. */
  sums: async (): Promise<readonly Posting[]> =>
    (await read<readonly Stored[]>(sumsSql, {})).map(readPosting),
});
