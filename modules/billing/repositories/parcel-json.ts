import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { IssueKind, IssueOutcome, IssueWish } from '../domain/parcels/issue-kinds.ts';
import type { IssueStatus } from '../domain/parcels/order-issue.ts';
import type { Parcel } from '../domain/parcels/parcel.ts';

/** Problems with an order and their outcomes, for pages. */
export interface ParcelRow {
  /** The pharmacy has the order, or may have it. */
  readonly isSent: boolean;
  /** Number of the order that this one replaces. */
  readonly replaces: string | null;
  /** Numbers of the orders that replace this one, or parts of it. */
  readonly replacedBy: readonly string[];
  /** The packages that have left the pharmacy, the first one first. */
  readonly packages: readonly Parcel[];
  /** Newest first. */
  readonly issues: readonly {
    readonly id: string;
    readonly kind: IssueKind;
    readonly status: IssueStatus;
    readonly wish: IssueWish | null;
    readonly outcome: IssueOutcome | null;
    readonly answer: string;
    readonly openedAt: Date;
    readonly dueAt: Date;
    readonly closedAt: Date | null;
  }[];
  /** Oldest first. */
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly status: 'pending' | 'done' | 'failed';
    readonly at: Date;
  }[];
}

type IssueJson = Omit<ParcelRow['issues'][number], 'openedAt' | 'dueAt' | 'closedAt'> & {
  readonly openedAt: JsonInstant;
  readonly dueAt: JsonInstant;
  readonly closedAt: JsonInstant | null;
};

type PackageJson = Omit<Parcel, 'shippedAt' | 'deliveredAt' | 'expectedAt'> & {
  readonly expectedAt: JsonInstant | null;
  readonly shippedAt: JsonInstant;
  readonly deliveredAt: JsonInstant | null;
};

export type ParcelJson = Omit<ParcelRow, 'issues' | 'refunds' | 'packages'> & {
  readonly packages: readonly PackageJson[];
  readonly issues: readonly IssueJson[];
  readonly refunds: readonly (Omit<ParcelRow['refunds'][number], 'at'> & { readonly at: JsonInstant })[];
};

/** Part of a larger statement in which `o` is the order. */
export const parcelJson = `json_build_object(
  'isSent', o.submit_started_at is not null or o.submitted_at is not null,
  'replaces', (select p.number from customer_order p where p.id = o.replaces_order_id),
  'replacedBy', (select coalesce(json_agg(p.number order by p.created_at), '[]')
    from customer_order p where p.replaces_order_id = o.id),
  'packages', (select coalesce(json_agg(t order by t."shippedAt", t."remoteId"), '[]') from (
    select k.id, k.remote_id as "remoteId", k.product_ids as "productIds", k.status, k.shipped_at as "shippedAt",
      k.delivered_at as "deliveredAt", k.expected_at as "expectedAt", k.tracking_number as "trackingNumber"
    from order_parcel k where k.order_id = o.id) t),
  'issues', (select coalesce(json_agg(t order by t."openedAt" desc, t.id), '[]') from (
    select q.id, q.kind, q.status, q.wish, q.outcome, q.answer, q.opened_at as "openedAt", q.due_at as "dueAt",
      q.closed_at as "closedAt"
    from order_issue q where q.order_id = o.id) t),
  'refunds', (select coalesce(json_agg(t order by t.at, t.id), '[]') from (
    select r.id, r.amount, r.status, coalesce(r.done_at, r.created_at) as at
    from refund r join invoice ri on ri.id = r.invoice_id
    where ri.order_id = o.id and r.changes_invoice) t))`;

export const parcelFrom = (row: ParcelJson): ParcelRow => ({
  ...row,
  packages: row.packages.map((one) => ({
    ...one,
    shippedAt: instant(one.shippedAt),
    deliveredAt: instantOrNull(one.deliveredAt),
    expectedAt: instantOrNull(one.expectedAt),
  })),
  issues: row.issues.map((issue) => ({
    ...issue,
    openedAt: instant(issue.openedAt),
    dueAt: instant(issue.dueAt),
    closedAt: instantOrNull(issue.closedAt),
  })),
  refunds: row.refunds.map((refund) => ({ ...refund, at: instant(refund.at) })),
});
