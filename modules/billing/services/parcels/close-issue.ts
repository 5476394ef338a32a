import { type Cause, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { IssueKind, IssueOutcome } from '../../domain/parcels/issue-kinds.ts';
import { issueMachine } from '../../domain/parcels/order-issue.ts';
import { billingEvents } from '../../events.ts';
import { type OrderIssue, orderIssueRepository } from '../../repositories/order-issues.ts';

/** Closes an open issue of a locked order. `answer`: the text beside the order for the patient. */
export const closeIssue = async (
  tx: Scope,
  issue: OrderIssue,
  { outcome, answer = '', cause }: { outcome: IssueOutcome; answer?: string; cause: Cause },
): Promise<void> => {
  await requireTransition(
    tx,
    issueMachine,
    { entity: 'order_issue', id: issue.id, from: issue.status },
    'closed',
    cause,
  );
  await orderIssueRepository(tx.db).change(issue.id, {
    status: 'closed',
    outcome,
    answer,
    decidedBy: cause.actor.role === 'operator' ? cause.actor.id : null,
    closedAt: tx.clock.now(),
  });
  await tx.emit(billingEvents.orderIssueClosed, {
    userId: issue.userId,
    orderId: issue.orderId,
    issueId: issue.id,
    kind: issue.kind,
    outcome,
  });
};

/** Closes an order's open issues that have ended without a decision. */
export const closeIssues = async (
  tx: Scope,
  orderId: string,
  kinds: readonly IssueKind[],
  closing: { outcome: IssueOutcome; answer?: string; cause: Cause },
): Promise<void> => {
  for (const issue of await orderIssueRepository(tx.db).openOf(orderId))
    if (kinds.includes(issue.kind)) await closeIssue(tx, issue, closing);
};
