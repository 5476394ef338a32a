import { issueLabels, refundLabels, reportLabels, wishLabels } from '../../domain/parcels/issue-labels.ts';
import { choicesFor } from '../../domain/parcels/order-issue.ts';
import { reportOptions } from '../../domain/parcels/report-options.ts';
import { patientStop } from '../../domain/states/order-stop.ts';
import type { OrderRow } from '../../repositories/billing-overview.ts';

const choiceView = (wish: keyof typeof wishLabels) => ({ wish, label: wishLabels[wish] });

/** What the patient sees and may do about an order besides its status. */
export const parcelView = (order: OrderRow, now: Date) => {
  const { parcel, status, remoteStatus } = order;
  const stop = patientStop({ status, remoteStatus, isSent: parcel.isSent });
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
      // What the pharmacy refused is stopped like any other order.
      choices: issue.kind === 'rejected' ? [] : choicesFor(issue.kind, issue.status).map(choiceView),
      wish: issue.wish,
    })),
    refunds: parcel.refunds.map(({ id, amount, status: state, at }) => ({
      id,
      amount,
      at,
      label: refundLabels[state],
    })),
    reports: reportOptions(order, now)
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
