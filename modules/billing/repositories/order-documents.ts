import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { InvoiceLine } from '../domain/checkout/invoice-line.ts';
import type { OrderDocument } from '../domain/order-document.ts';
import { serviceKindsSql } from '../domain/visit-checkout/service-kinds.ts';
import type { ShipTo } from './subscriptions.ts';

type Kept = Omit<OrderDocument, 'orderedAt' | 'paidAt' | 'shipTo' | 'lines' | 'products' | 'refunds'>;

interface Json extends Kept {
  readonly orderedAt: JsonInstant;
  readonly paidAt: JsonInstant | null;
  readonly shipTo: ShipTo;
  readonly lines: readonly InvoiceLine[];
  readonly products: readonly (Omit<OrderDocument['products'][number], 'shippedAt'> & {
    readonly shippedAt: JsonInstant | null;
  })[];
  readonly refunds: readonly { readonly amount: number; readonly at: JsonInstant }[];
}

const sql = `(select json_build_object(
  'orderNumber', o.number, 'isSent', o.kind not in (${serviceKindsSql}), 'orderedAt', o.created_at, 'invoiceNumber', i.number, 'shipTo', o.ship_to,
  'patientName', (select trim(concat(p.first_name, ' ', p.last_name)) from person p where p.id = o.user_id),
  'total', i.total, 'paidAt', i.paid_at, 'charged', i.amount_charged + i.amount_refunded,
  'lines', coalesce((select json_agg(json_build_object('kind', n.kind, 'description', n.description,
      'amount', n.amount, 'productId', n.product_id, 'discountId', n.discount_id) order by n.position)
    from invoice_line n where n.invoice_id = i.id), '[]'),
  'products', coalesce((select json_agg(json_build_object('productId', l.product_id, 'name', l.name,
      'quantity', l.quantity, 'needsPrescription', l.needs_prescription, 'isCanceled', l.not_shipped_at is not null,
      'shippedAt', (select min(k.shipped_at) from order_parcel k
        where k.order_id = o.id and l.product_id = any(k.product_ids))) order by l.product_id)
    from order_line l where l.order_id = o.id and (l.canceled_at is null or l.not_shipped_at is not null)), '[]'),
  'refunds', coalesce((select json_agg(json_build_object('amount', r.amount, 'at', coalesce(r.done_at, r.created_at))
      order by coalesce(r.done_at, r.created_at), r.id)
    from refund r where r.invoice_id = i.id and r.changes_invoice and r.status <> 'failed'), '[]'))
  from customer_order o join invoice i on i.order_id = o.id
  where o.id = :orderId and o.user_id = :userId and i.status not in ('draft', 'void'))`;

const addressLines = ({ recipient, address }: ShipTo): readonly string[] => [
  recipient,
  ...[address.streetAddress1, address.streetAddress2].flatMap((line) => line || []),
  `${address.city}, ${address.state} ${address.zipCode}`,
];

/** What is printed about one of the patient's orders, with its invoice lines; null for another person's. One JSON read. */
export const orderDocument = async (
  read: ReadJson,
  order: { readonly orderId: string; readonly userId: string },
): Promise<(Omit<OrderDocument, 'lines'> & { readonly lines: readonly InvoiceLine[] }) | null> => {
  const row = await read<Json | null>(sql, order);
  return (
    row && {
      ...row,
      orderedAt: instant(row.orderedAt),
      paidAt: instantOrNull(row.paidAt),
      shipTo: addressLines(row.shipTo),
      products: row.products.map((one) => ({ ...one, shippedAt: instantOrNull(one.shippedAt) })),
      refunds: row.refunds.map(({ amount, at }) => ({ amount, at: instant(at) })),
    }
  );
};
