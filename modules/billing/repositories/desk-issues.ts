import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { CasePhotoView } from '../domain/case-photo.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { RemoteOrderStatus } from '../domain/states/remote-order.ts';
import { casePhotosSql } from './case-photos.ts';
import type { OrderIssue } from './order-issues.ts';

/** An issue with what an operator needs to decide. */
export interface DeskIssueRow extends OrderIssue {
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly remoteStatus: RemoteOrderStatus | null;
  readonly trackingNumber: string | null;
  readonly state: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly decidedByName: string | null;
  readonly photos: readonly CasePhotoView[];
  readonly isReplacement: boolean;
  readonly lines: readonly {
    readonly productId: number;
    readonly name: string;
    readonly needsPrescription: boolean;
    readonly isHad: boolean;
  }[];
  readonly invoiceLines: readonly { readonly amount: number; readonly productId: number | null }[];
  /** Cents of the payment that are not promised back. */
  readonly left: number;
  readonly refund: { readonly amount: number; readonly failure: string | null } | null;
  readonly dispute: {
    readonly amount: number;
    readonly reason: string;
    readonly status: string;
    readonly evidenceDueAt: Date | null;
  } | null;
}

const CLOSED_SHOWN = 20;
const OPEN_SHOWN = 100;

/** The invoice by which the order was paid: that of the first of those that replace one another. */
const paidInvoice = `(with recursive chain as (
    select o.id, o.replaces_order_id union all
    select p.id, p.replaces_order_id from customer_order p join chain on p.id = chain.replaces_order_id)
  select i.id from invoice i join chain on chain.id = i.order_id where chain.replaces_order_id is null)`;

const issueSql = (where: string, order: string, limit: number): string => `
  (select coalesce(json_agg(t), '[]') from (
    select q.id, q.order_id as "orderId", q.user_id as "userId", q.kind, q.status, q.about, q.product_ids as "productIds",
      q.wish, q.details, q.opened_at as "openedAt", q.opened_by as "openedBy", q.due_at as "dueAt", q.outcome, q.answer,
      q.decided_by as "decidedBy", q.closed_at as "closedAt",
      o.number as "orderNumber", o.status as "orderStatus", o.remote_status as "remoteStatus",
      o.tracking_number as "trackingNumber", o.ship_to->'address'->>'state' as state,
      o.replaces_order_id is not null as "isReplacement",
      trim(concat(person.first_name, ' ', person.last_name)) as "patientName", person.email as "patientEmail",
      (select trim(concat(s.first_name, ' ', s.last_name)) from person s where s.id = q.decided_by) as "decidedByName",
      ${casePhotosSql('q.id')} as photos,
      (select coalesce(json_agg(json_build_object('productId', l.product_id, 'name', l.name,
          'needsPrescription', l.needs_prescription, 'isHad', l.not_had_at is null) order by l.product_id), '[]')
        from order_line l where l.order_id = o.id and l.canceled_at is null) as lines,
      (select coalesce(json_agg(json_build_object('amount', n.amount, 'productId', n.product_id)), '[]')
        from invoice_line n where n.invoice_id = paid.id) as "invoiceLines",
      case when paid.status in ('paid', 'partially_refunded') then coalesce((
        select a.amount - (select coalesce(sum(r.amount), 0) from refund r
          where r.invoice_id = a.invoice_id and r.attempt = a.attempt)
        from charge_attempt a where a.invoice_id = paid.id and a.status = 'succeeded'
        order by a.settled_at, a.attempt limit 1), 0) else 0 end as "left",
      (select json_build_object('amount', r.amount, 'failure', r.failure) from refund r
        where q.kind in ('refund_failed', 'refunded_outside') and r.id::text = q.about) as refund,
      (select json_build_object('amount', d.amount, 'reason', d.reason, 'status', d.status,
          'evidenceDueAt', d.evidence_due_at) from payment_dispute d where q.kind = 'disputed' and d.id = q.about) as dispute
    from order_issue q
    join customer_order o on o.id = q.order_id
    join person on person.id = q.user_id
    left join invoice paid on paid.id = ${paidInvoice}
    where ${where} order by ${order} limit ${limit}) t)`;

const sql = `(select json_build_object(
  'open', ${issueSql(`q.status <> 'closed'`, 'q.due_at, q.id', OPEN_SHOWN)},
  'closed', ${issueSql(`q.status = 'closed'`, 'q.closed_at desc, q.id', CLOSED_SHOWN)}))`;

type Json = Omit<DeskIssueRow, 'openedAt' | 'dueAt' | 'closedAt' | 'dispute'> & {
  readonly openedAt: JsonInstant;
  readonly dueAt: JsonInstant;
  readonly closedAt: JsonInstant | null;
  readonly dispute:
    | (Omit<NonNullable<DeskIssueRow['dispute']>, 'evidenceDueAt'> & {
        readonly evidenceDueAt: JsonInstant | null;
      })
    | null;
};

const fromJson = (row: Json): DeskIssueRow => ({
  ...row,
  openedAt: instant(row.openedAt),
  dueAt: instant(row.dueAt),
  closedAt: instantOrNull(row.closedAt),
  dispute: row.dispute && { ...row.dispute, evidenceDueAt: instantOrNull(row.dispute.evidenceDueAt) },
});

/** The waiting issues, the most urgent first, and those decided last. One JSON read. */
export const deskIssues = async (
  read: ReadJson,
): Promise<{ open: readonly DeskIssueRow[]; closed: readonly DeskIssueRow[] }> => {
  const { open, closed } = await read<{ open: readonly Json[]; closed: readonly Json[] }>(sql, {});
  return { open: open.map(fromJson), closed: closed.map(fromJson) };
};
