import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney, sumCents } from '#kernel/money.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';
import { mergedLines } from '../../domain/checkout/merged-lines.ts';
import type { OrderDocument } from '../../domain/order-document.ts';

const text = (line: string): DocumentBlock => ({ look: 'text', text: line });
const heading = (line: string): DocumentBlock => ({ look: 'heading', text: line });
const row = (line: string, amount: Cents): DocumentBlock => ({
  look: 'row',
  text: line,
  end: formatMoney(amount),
});
const sum = (line: string, amount: Cents): DocumentBlock => ({
  look: 'sum',
  text: line,
  end: formatMoney(amount),
});

const seller = (address: string): readonly DocumentBlock[] => [
  text(brand.legalEntity),
  text(address),
  text(`${brand.supportEmail}, ${brand.supportPhone}`),
];

const payments = ({ paidAt, charged, refunds }: OrderDocument): readonly DocumentBlock[] => [
  heading('Payment'),
  ...(paidAt ? [row(`Charged to your card on ${formatDate(paidAt)}`, charged)] : [text('Not charged yet.')]),
  ...refunds.map(({ amount, at }) => row(`Sent back to your card on ${formatDate(at)}`, -amount)),
  ...(paidAt ? [sum('Paid by you', charged - sumCents(refunds.map(({ amount }) => amount)))] : []),
];

/** The invoice of an order. `sellerAddress`: the postal address of the seller. */
export const invoiceBlocks = (order: OrderDocument, sellerAddress: string): readonly DocumentBlock[] => [
  { look: 'title', text: `Invoice ${order.invoiceNumber}` },
  ...seller(sellerAddress),
  text(`Order ${order.orderNumber}, ${formatDate(order.orderedAt)}`),
  heading(order.isSent ? 'Ships to' : 'Billed to'),
  ...order.shipTo.map(text),
  heading('Items'),
  ...mergedLines(order.lines).map(({ label, amount }) => row(label, amount)),
  sum('Total', order.total),
  ...payments(order),
];

const itemLines = (order: OrderDocument): readonly DocumentBlock[] =>
  order.products.flatMap(({ productId, name, quantity, needsPrescription, shippedAt, isCanceled }) => {
    const paid = sumCents(
      order.lines.filter((line) => line.productId === productId).map(({ amount }) => amount),
    );
    const kind = needsPrescription
      ? `Prescription medicine, prescribed by a clinician of ${brand.medicalGroup} and dispensed by ${brand.pharmacy}`
      : 'Sold without a prescription';
    const where = isCanceled
      ? 'Did not ship, and its price was sent back'
      : shippedAt
        ? `Shipped ${formatDate(shippedAt)}`
        : 'Not shipped yet';
    return [
      row(quantity > 1 ? `${name}, ${quantity} pieces` : name, paid),
      {
        look: 'point' as const,
        text: order.isSent ? `${kind}. ${where}.` : 'Deposit for a procedure in a clinic. Nothing is sent.',
      },
    ];
  });

/**
 * The itemized receipt for a health savings or flexible spending account: for whom, what, when and how much, each product with
 * its discounts and taxes. It does not promise that a plan pays.
 */
export const receiptBlocks = (order: OrderDocument, sellerAddress: string): readonly DocumentBlock[] => [
  { look: 'title', text: 'Itemized receipt' },
  ...seller(sellerAddress),
  text(`Patient: ${order.patientName}`),
  text(`Order ${order.orderNumber}, ${formatDate(order.orderedAt)}, invoice ${order.invoiceNumber}`),
  heading('Items'),
  ...itemLines(order),
  ...order.lines.filter(({ productId }) => productId === null).map(({ label, amount }) => row(label, amount)),
  sum('Total', order.total),
  ...payments(order),
  heading('For your HSA or FSA'),
  text(
    'Your plan decides what it pays for. Treatment for appearance only, such as for hair loss, is often not covered. Nothing here was billed to insurance.',
  ),
];
