import { pharmacyActor } from '#server/actor.ts';
import { type Cause, recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { IssueKind, IssueWish } from '../../domain/parcels/issue-kinds.ts';
import { issueDueAt, issueMachine } from '../../domain/parcels/order-issue.ts';
import { billingEvents } from '../../events.ts';
import { type OrderIssue, orderIssueRepository } from '../../repositories/order-issues.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';

interface NewIssue {
  readonly kind: IssueKind;
  readonly cause: Cause;
  /** Left out: everything in the order. */
  readonly productIds?: readonly number[];
  readonly wish?: IssueWish | null;
  readonly details?: string;
  readonly about?: string;
}

/**
 * Opens an issue of a locked order, which then waits for an operator. Null, and nothing changes, when the same issue is
 * open already.
 */
export const openIssue = async (
  tx: Scope,
  order: Pick<CustomerOrder, 'id' | 'userId' | 'lines'>,
  { kind, cause, productIds, wish = null, details = '', about = '' }: NewIssue,
): Promise<OrderIssue | null> => {
  const openedAt = tx.clock.now();
  const live = order.lines.filter(({ canceled }) => !canceled).map(({ productId }) => productId);
  const issue: OrderIssue = {
    id: tx.ids.uuid(),
    orderId: order.id,
    userId: order.userId,
    kind,
    status: issueMachine.initial,
    about,
    productIds: productIds ?? live,
    wish,
    details,
    openedAt,
    openedBy: cause.actor.role,
    dueAt: issueDueAt(kind, openedAt),
    outcome: null,
    answer: '',
    decidedBy: null,
    closedAt: null,
  };
  if (!(await orderIssueRepository(tx.db).add(issue))) return null;
  await recordCreation(tx, 'order_issue', issue, cause);
  await tx.emit(billingEvents.orderIssueOpened, {
    userId: order.userId,
    orderId: order.id,
    issueId: issue.id,
    kind,
  });
  return issue;
};

/** What the pharmacy reports. */
export const pharmacyCause = (reason: string): Cause => ({ actor: pharmacyActor, reason });
