import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { IssueKind, IssueOutcome, IssueWish } from '../domain/parcels/issue-kinds.ts';
import type { IssueStatus } from '../domain/parcels/order-issue.ts';

/** Something that went wrong with an order and waits for a decision. */
export interface OrderIssue {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly kind: IssueKind;
  readonly status: IssueStatus;
  /** The refund or dispute it is about; empty for an issue about the order. */
  readonly about: string;
  readonly productIds: readonly number[];
  readonly wish: IssueWish | null;
  /** In the patient's words. */
  readonly details: string;
  readonly openedAt: Date;
  readonly openedBy: string;
  readonly dueAt: Date;
  readonly outcome: IssueOutcome | null;
  /** What the patient reads about the decision. */
  readonly answer: string;
  readonly decidedBy: string | null;
  readonly closedAt: Date | null;
}

const columns = {
  id: 'id',
  orderId: 'order_id',
  userId: 'user_id',
  kind: 'kind',
  status: 'status',
  about: 'about',
  productIds: 'product_ids',
  wish: 'wish',
  details: 'details',
  openedAt: 'opened_at',
  openedBy: 'opened_by',
  dueAt: 'due_at',
  outcome: 'outcome',
  answer: 'answer',
  decidedBy: 'decided_by',
  closedAt: 'closed_at',
} satisfies Columns<OrderIssue>;

type Changes = Partial<
  Pick<
    OrderIssue,
    'status' | 'wish' | 'outcome' | 'answer' | 'decidedBy' | 'closedAt' | 'dueAt' | 'productIds'
  >
>;

export const orderIssueRepository = (db: Knex) => ({
  find: async (id: string): Promise<OrderIssue | null> =>
    (await db('order_issue').select(columns).where({ id }).first()) ?? null,

  /** False when the same issue is open already. */
  add: async (issue: OrderIssue): Promise<boolean> =>
    (
      await db('order_issue')
        .insert({ ...toRow(columns, issue), product_ids: [...issue.productIds] })
        .onConflict(db.raw(`(order_id, kind, about) where status <> 'closed'`))
        .ignore()
        .returning('id')
    ).length > 0,

  openOf: async (orderId: string): Promise<readonly OrderIssue[]> =>
    db('order_issue')
      .select(columns)
      .where({ order_id: orderId })
      .whereNot({ status: 'closed' })
      .orderBy('opened_at'),

  /** Whether an issue of this kind was ever opened about it. */
  wasOpened: async (orderId: string, kind: IssueKind, about: string): Promise<boolean> =>
    (await db('order_issue').where({ order_id: orderId, kind, about }).first('id')) !== undefined,

  /** Ids of open issues of a kind that were opened before an instant, the oldest first. */
  openSince: (kind: IssueKind, before: Date): ListQuery<string> =>
    db('order_issue')
      .where({ kind, status: 'open' })
      .where('opened_at', '<=', before)
      .orderBy('opened_at')
      .orderBy('id')
      .pluck('id'),

  change: async (id: string, changes: Changes): Promise<void> => {
    await db('order_issue')
      .where({ id })
      .update({
        status: changes.status,
        wish: changes.wish,
        outcome: changes.outcome,
        answer: changes.answer,
        decided_by: changes.decidedBy,
        closed_at: changes.closedAt,
        due_at: changes.dueAt,
        product_ids: changes.productIds && [...changes.productIds],
      });
  },
});
