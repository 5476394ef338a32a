import { invoiceLabels } from '../../domain/states/invoice-labels.ts';
import { orderLabels } from '../../domain/states/order-labels.ts';
import type {
  InvoiceRow,
  InvoiceSummary,
  OrderRow,
  OrderSummary,
} from '../../repositories/billing-overview.ts';
import { lineViews } from '../checkout/quote-view.ts';
import { parcelView } from './parcel-view.ts';

type StepState = 'DONE' | 'CURRENT' | 'UPCOMING' | 'STOPPED';

export interface OrderStepView {
  readonly label: string;
  readonly at: Date | null;
  readonly state: StepState;
}

const ended: readonly OrderRow['status'][] = ['canceled', 'refunded', 'returned', 'lost', 'replaced'];

/** The steps of a package; the first unfinished step is the current one. An order that ended has no next step. */
const steps = (order: OrderRow): readonly OrderStepView[] => {
  const paidAt = order.invoice?.paidAt ?? null;
  const approved = order.status !== 'awaiting_prescription' && order.status !== 'created';
  const done: { label: string; at: Date | null; done: boolean }[] = [
    { label: 'Order received', at: order.createdAt, done: true },
    ...(order.kind === 'rx' ? [{ label: 'Approved by your clinician', at: null, done: approved }] : []),
    ...(order.kind === 'replacement' ? [] : [{ label: 'Paid', at: paidAt, done: paidAt !== null }]),
    { label: 'At the pharmacy', at: order.submittedAt, done: order.submittedAt !== null },
    { label: 'Shipped', at: order.shippedAt, done: order.shippedAt !== null },
    { label: 'Delivered', at: order.deliveredAt, done: order.deliveredAt !== null },
  ];
  if (ended.includes(order.status)) {
    const reached = done.filter((step) => step.done && step.label !== 'Approved by your clinician');
    const last = {
      label: orderLabels(order.status, order.remoteStatus).label,
      at: null,
      state: 'STOPPED' as const,
    };
    return [...reached.map(({ label, at }) => ({ label, at, state: 'DONE' as const })), last];
  }
  const current = done.findIndex((step) => !step.done);
  return done.map(({ label, at, done: isDone }, index) => ({
    label,
    at,
    state: isDone ? 'DONE' : index === current ? 'CURRENT' : 'UPCOMING',
  }));
};

const payable: readonly InvoiceSummary['status'][] = ['failed_unpaid', 'uncollectible'];

/** True when only the patient can resolve this unpaid invoice. */
const waitsForPerson = (invoice: InvoiceSummary): boolean =>
  payable.includes(invoice.status) ||
  (invoice.status === 'open' && invoice.askedAt !== null) ||
  (invoice.status === 'charge_pending' && invoice.actionUrl !== null);

const invoiceView = (invoice: InvoiceRow) => ({
  id: invoice.id,
  number: invoice.number,
  summary: invoiceSentence(invoice),
  total: invoice.total,
  amountCharged: invoice.amountCharged,
  lines: lineViews(invoice.lines),
  paidAt: invoice.paidAt,
  canPay: waitsForPerson(invoice),
});

/** An invoice in one or two plain sentences. */
export const invoiceSentence = (invoice: InvoiceSummary): string =>
  invoiceLabels({
    status: invoice.status,
    total: invoice.total,
    amountRefunded: invoice.amountRefunded,
    nextRetryAt: invoice.nextTryAt,
    confirmBy: invoice.actionUrl ? invoice.confirmBy : null,
    asksUntil: invoice.askedAt && invoice.dunningAt,
    endsAt: invoice.isFirst || invoice.status === 'uncollectible' ? invoice.dunningAt : null,
    needsOtherCard: invoice.declineClass === 'hard',
    refundFailed: invoice.refundFailed,
    disputeLost: invoice.disputeLost,
  }).detail;

/** The order's id and status, in plain text. */
export const orderSummaryView = (order: OrderSummary) => {
  const text = orderLabels(order.status, order.remoteStatus);
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt,
    label: text.label,
    detail: text.detail,
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    trackingNumber: order.trackingNumber,
  };
};

export const orderView = (order: OrderRow, now: Date) => ({
  ...orderSummaryView(order),
  ...parcelView(order, now),
  total: order.invoice?.total ?? 0,
  lines: order.lines,
  invoice: order.invoice && invoiceView(order.invoice),
  steps: steps(order),
});
