import { mergedLines } from '../../domain/checkout/merged-lines.ts';
import { documentPath } from '../../domain/order-document.ts';
import { waitingLabel } from '../../domain/parcels/backorder.ts';
import { orderArrival, promisedStatuses } from '../../domain/parcels/order-arrival.ts';
import { type ShippingMethodName, shippingLabels } from '../../domain/pricing/shipping-methods.ts';
import { arrivesBy, shipsBy } from '../../domain/schedule/dispatch-promise.ts';
import { invoiceLabels } from '../../domain/states/invoice-labels.ts';
import { orderLabels } from '../../domain/states/order-labels.ts';
import { isService } from '../../domain/visit-checkout/service-kinds.ts';
import { serviceLabels } from '../../domain/visit-checkout/service-labels.ts';
import type {
  InvoiceRow,
  InvoiceSummary,
  OrderRow,
  OrderSummary,
} from '../../repositories/billing-overview.ts';
import { lineViews } from '../checkout/quote-view.ts';
import { oneLineAddress } from './one-line-address.ts';
import { parcelView } from './parcel-view.ts';

type StepState = 'DONE' | 'CURRENT' | 'UPCOMING' | 'STOPPED';

export interface OrderStepView {
  readonly label: string;
  readonly at: Date | null;
  readonly state: StepState;
  /** The promised date; null without a promise, and once it has happened. */
  readonly by: Date | null;
}

/** An order that is several packages has shipped with the last of them. */
const shippedSteps = ({ status, shippedAt, invoice, lines }: OrderRow) => {
  if (status === 'partially_shipped')
    return [
      { label: 'Part of it shipped', at: shippedAt, done: true },
      { label: 'The rest ships', at: null, done: false },
    ];
  const paidAt = invoice?.paidAt ?? null;
  const isPromised =
    paidAt !== null && promisedStatuses.includes(status) && lines.every(({ isWaiting }) => !isWaiting);
  const by = isPromised ? shipsBy(paidAt) : null;
  return [{ label: 'Shipped', at: shippedAt, done: shippedAt !== null, by }];
};

const ended: readonly OrderRow['status'][] = ['canceled', 'refunded', 'returned', 'lost', 'replaced'];

/** The steps of a package; the first unfinished step is the current one. An order that ended has no next step. */
const steps = (order: OrderRow): readonly OrderStepView[] => {
  if (isService(order.kind)) return serviceSteps(order);
  const paidAt = order.invoice?.paidAt ?? null;
  const approved = order.status !== 'awaiting_prescription' && order.status !== 'created';
  const done: { label: string; at: Date | null; done: boolean; by?: Date | null }[] = [
    { label: 'Order received', at: order.createdAt, done: true },
    ...(order.kind === 'rx' ? [{ label: 'Approved by your clinician', at: null, done: approved }] : []),
    ...(order.kind === 'replacement' ? [] : [{ label: 'Paid', at: paidAt, done: paidAt !== null }]),
    { label: 'At the pharmacy', at: order.submittedAt, done: order.submittedAt !== null },
    ...shippedSteps(order),
    {
      label: 'Delivered',
      at: order.deliveredAt,
      done: order.deliveredAt !== null,
      by:
        order.shippedAt && order.status !== 'partially_shipped'
          ? (order.expectedAt ?? arrivesBy(order.shippedAt, order.shippingMethod))
          : null,
    },
  ];
  if (ended.includes(order.status)) {
    const reached = done.filter((step) => step.done && step.label !== 'Approved by your clinician');
    const last = {
      label: orderLabels(order.status, order.remoteStatus).label,
      at: null,
      state: 'STOPPED' as const,
      by: null,
    };
    return [...reached.map(({ label, at }) => ({ label, at, state: 'DONE' as const, by: null })), last];
  }
  const current = done.findIndex((step) => !step.done);
  return done.map(({ label, at, done: isDone, by = null }, index) => ({
    label,
    at,
    state: isDone ? 'DONE' : index === current ? 'CURRENT' : 'UPCOMING',
    by: isDone ? null : by,
  }));
};

const payable: readonly InvoiceSummary['status'][] = ['failed_unpaid', 'uncollectible'];

/** True when only the patient can resolve this unpaid invoice. */
const waitsForPerson = (invoice: InvoiceSummary): boolean =>
  payable.includes(invoice.status) ||
  (invoice.status === 'open' && invoice.askedAt !== null) ||
  (invoice.status === 'charge_pending' && invoice.actionUrl !== null);

const invoiceView = (invoice: InvoiceRow, orderId: string) => ({
  id: invoice.id,
  number: invoice.number,
  summary: invoiceSentence(invoice),
  total: invoice.total,
  amountCharged: invoice.amountCharged,
  lines: lineViews(invoice.lines),
  paidAt: invoice.paidAt,
  canPay: waitsForPerson(invoice),
  pdf: invoice.status === 'draft' || invoice.status === 'void' ? null : documentPath(orderId, 'invoice'),
  receipt: invoice.paidAt === null ? null : documentPath(orderId, 'receipt'),
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
  const text = serviceLabels(order) ?? orderLabels(order.status, order.remoteStatus);
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt,
    label: text.label,
    detail: text.detail,
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    trackingNumber: order.trackingNumber,
    arrivesBy: isService(order.kind) ? null : orderArrival(order),
    shipsTo: isService(order.kind) ? null : oneLineAddress(order.shipTo),
  };
};

/** What is special about a line; null for one that ships with the rest. */
const lineNote = ({ isCanceled, isWaiting, expectedAt }: OrderRow['lines'][number]): string | null => {
  if (isCanceled) return 'Canceled: it did not ship.';
  return isWaiting ? waitingLabel({ expectedAt }) : null;
};

/** For a service there are no steps but the payment. */
const serviceSteps = ({ status, invoice, createdAt }: OrderRow): readonly OrderStepView[] => {
  const paidAt = invoice?.paidAt ?? null;
  const isOver = ended.includes(status);
  return [
    { label: 'Received', at: createdAt, state: 'DONE', by: null },
    ...(isOver && !paidAt
      ? []
      : [{ label: 'Paid', at: paidAt, state: paidAt ? ('DONE' as const) : ('CURRENT' as const), by: null }]),
    ...(isOver ? [{ label: 'Canceled', at: null, state: 'STOPPED' as const, by: null }] : []),
  ];
};

const inOurHands: readonly OrderRow['status'][] = [
  'created',
  'awaiting_prescription',
  'awaiting_payment',
  'ready',
  'sent_to_pharmacy',
  'in_fulfillment',
  'on_hold',
  'backordered',
  'cancel_requested',
];

/** The checkout with the same products, which asks its own questions about what the patient has already. */
const orderAgain = ({ status, lines, kind }: OrderRow): string | null =>
  isService(kind) || inOurHands.includes(status) || lines.length === 0
    ? null
    : `/account/checkout?products=${lines.map(({ productId }) => productId).join(',')}`;

const freeLines = (views: readonly { readonly kind: string }[], method: ShippingMethodName) =>
  [
    { kind: 'shipping', label: shippingLabels[method], amount: 0 },
    { kind: 'sales_tax', label: 'Sales tax', amount: 0 },
  ]
    .filter((free) => !views.some(({ kind }) => kind === free.kind))
    .map(({ label, amount }) => ({ label, amount }));

/** The cost of an order's products, and the other parts of its total: together they are the sum of the invoice. */
const priceLines = ({ lines, invoice, kind: orderKind, shippingMethod }: OrderRow) => {
  const views = lineViews(invoice?.lines ?? []);
  const products = views.filter(({ kind }) => kind === 'product');
  const amountOf = (id: number) => products.find(({ productId }) => productId === id)?.amount ?? 0;
  const isShown = (view: (typeof views)[number]) =>
    view.kind === 'product' && lines.some(({ productId }) => productId === view.productId);
  return {
    lines: lines.map((line) => ({ ...line, amount: amountOf(line.productId), note: lineNote(line) })),
    otherLines: [
      ...mergedLines(views.filter((view) => !isShown(view))),
      // Invoices leave out what costs nothing; the patient was told of both.
      ...(invoice && !isService(orderKind) ? freeLines(views, shippingMethod) : []),
    ],
  };
};

export const orderView = (order: OrderRow, now: Date) => ({
  ...orderSummaryView(order),
  ...parcelView(order, now),
  total: order.invoice?.total ?? 0,
  ...priceLines(order),
  invoice: order.invoice && invoiceView(order.invoice, order.id),
  orderAgain: orderAgain(order),
  steps: steps(order),
});
