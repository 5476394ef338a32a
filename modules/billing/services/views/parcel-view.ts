import type { IssueWish } from '../../domain/parcels/issue-kinds.ts';
import { issueLabels, refundLabels, reportLabels, wishLabels } from '../../domain/parcels/issue-labels.ts';
import { choicesFor } from '../../domain/parcels/order-issue.ts';
import { orderReports } from '../../domain/parcels/order-reports.ts';
import { patientStop } from '../../domain/states/order-stop.ts';
import { isService } from '../../domain/visit-checkout/service-kinds.ts';
import type { OrderRow } from '../../repositories/billing-overview.ts';
import { packageView } from './package-view.ts';

const choiceView = (wish: IssueWish) => ({ wish, label: wishLabels[wish] });

/** The patient's choices. What the pharmacy refused is stopped like any other order. */
const choices = ({ kind, status, wish }: OrderRow['parcel']['issues'][number]) => {
  if (kind === 'rejected') return [];
  const offered = choicesFor(kind, status, wish).map(choiceView);
  return kind === 'backordered'
    ? offered.map((one) => (one.wish === 'refund' ? { ...one, label: 'Cancel what is missing' } : one))
    : offered;
};

/** What the patient sees and may do about an order besides its status. */
export const parcelView = (order: OrderRow, now: Date) => {
  const { parcel, status, remoteStatus } = order;
  // A service has no shipment that could be stopped or be missing.
  const isDone = isService(order.kind);
  const stop = isDone ? null : patientStop({ status, remoteStatus, isSent: parcel.isSent });
  const open = parcel.issues.filter((issue) => issue.status !== 'closed');
  return {
    stop: stop && (stop === 'at_once' ? ('AT_ONCE' as const) : ('ASK_PHARMACY' as const)),
    replaces: parcel.replaces,
    replacedBy: parcel.replacedBy,
    issues: parcel.issues.map((issue) => ({
      id: issue.id,
      ...issueLabels(issue),
      isOpen: issue.status !== 'closed',
      openedAt: issue.openedAt,
      choices: choices(issue),
      wish: issue.wish,
    })),
    refunds: parcel.refunds.map(({ id, amount, status: state, at }) => ({
      id,
      amount,
      at,
      label: refundLabels[state],
    })),
    parcels: parcel.packages.map((one) => packageView(one, order, now)),
    reports: (isDone
      ? []
      : orderReports(
          { status, lines: order.lines.filter(({ isCanceled }) => !isCanceled), parcels: parcel.packages },
          now,
        )
    )
      .filter(({ kind }) => !open.some((issue) => issue.kind === kind))
      .map((option) => ({
        kind: option.kind,
        label: reportLabels[option.kind],
        from: option.from !== null && option.from > now ? option.from : null,
        productIds: option.productIds,
        wishes: option.wishes.map(choiceView),
      })),
  };
};
