import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { decisionLabels, deskIssueLabels, outcomeLabels } from '../../domain/parcels/desk-labels.ts';
import { decisionsFor } from '../../domain/parcels/order-issue.ts';
import { refundFor } from '../../domain/parcels/parcel-outcome.ts';
import { orderLabels } from '../../domain/states/order-labels.ts';
import { type DeskIssueRow, deskIssues } from '../../repositories/desk-issues.ts';
import { deskTasks } from '../../repositories/desk-tasks.ts';

const refundable = ({ lines, invoiceLines, productIds, left, isReplacement }: DeskIssueRow): number => {
  const isWhole =
    !isReplacement &&
    lines.filter(({ isHad }) => isHad).every(({ productId }) => productIds.includes(productId));
  return refundFor(invoiceLines, productIds, isWhole, left);
};

/** `product_not_received` becomes `product not received`. */
const words = (code: string): string => code.replaceAll('_', ' ');

const facts = ({ refund, dispute }: DeskIssueRow): readonly string[] => [
  ...(refund
    ? [
        `Refund of ${formatMoney(refund.amount)}${refund.failure ? `, returned by the bank: ${words(refund.failure)}` : ''}.`,
      ]
    : []),
  ...(dispute
    ? [
        `${formatMoney(dispute.amount)} disputed: ${words(dispute.reason)}. The dispute is ${dispute.status}.`,
        ...(dispute.evidenceDueAt && dispute.status === 'open'
          ? [`Evidence may be sent at the payment processor until ${formatDate(dispute.evidenceDueAt)}.`]
          : []),
        'No refill of this patient is charged until somebody decides.',
      ]
    : []),
];

const openView = (row: DeskIssueRow) => ({
  id: row.id,
  kind: row.kind,
  label: deskIssueLabels[row.kind],
  isAwaitingReturn: row.status === 'awaiting_return',
  orderNumber: row.orderNumber,
  orderStatus: orderLabels(row.orderStatus, row.remoteStatus).label,
  patientId: row.userId,
  patientName: row.patientName,
  patientEmail: row.patientEmail,
  state: row.state,
  products: row.lines.filter(({ productId }) => row.productIds.includes(productId)),
  wish: row.wish,
  details: row.details,
  openedAt: row.openedAt,
  dueAt: row.dueAt,
  trackingNumber: row.trackingNumber,
  refundable: refundable(row),
  left: row.left,
  facts: facts(row),
  photos: row.photos,
  decisions: decisionsFor(row.kind, row.status)
    // The pharmacy was asked to cancel it and has not responded.
    .filter(() => row.kind !== 'backordered' || row.wish !== 'refund')
    .filter((decision) => decision !== 'refund' || row.left > 0)
    .map((decision) => ({ decision, label: decisionLabels[decision] })),
});

const closedView = (row: DeskIssueRow) => ({
  id: row.id,
  label: deskIssueLabels[row.kind],
  orderNumber: row.orderNumber,
  patientName: row.patientName,
  outcome: outcomeLabels[row.outcome ?? 'noted'],
  answer: row.answer,
  closedAt: row.closedAt ?? row.openedAt,
  decidedBy: row.decidedByName,
});

/** Orders that went wrong, for operators. Reading them is audited. */
export const listIssues = async (scope: Scope, actor: Actor) => {
  const [{ open, closed }, waiting] = await Promise.all([
    deskIssues(scope.read),
    deskTasks(scope.read).waiting(),
  ]);
  await recordAudit(scope, {
    actor,
    action: 'order.issues_read',
    subject: 'desk',
    subjectId: 'orders',
    detail: { personIds: [...new Set([...open, ...closed].map(({ userId }) => userId))] },
  });
  return { open: open.map(openView), closed: closed.map(closedView), waiting };
};
