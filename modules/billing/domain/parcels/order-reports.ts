import type { OrderStatus } from '../states/order.ts';
import type { Parcel } from './parcel.ts';
import { type ReportableOrder, type ReportOption, reportOptions } from './report-options.ts';

interface OrderWithParcels {
  readonly status: OrderStatus;
  readonly parcels: readonly Pick<Parcel, 'status' | 'shippedAt' | 'deliveredAt' | 'productIds'>[];
  readonly lines: ReportableOrder['lines'];
}

/** Nothing can be reported about an order that was settled as a whole. */
const settled: readonly OrderStatus[] = ['canceled', 'lost', 'returned', 'replaced', 'refunded'];

const merge = (kind: ReportOption['kind'], options: readonly ReportOption[], now: Date): ReportOption[] => {
  const own = options.filter((option) => option.kind === kind);
  const open = own.filter(({ from }) => from === null || from <= now);
  // Packages that may be reported now come first; then the one that may be reported next.
  const [earliest] = own.toSorted((a, b) => (a.from?.getTime() ?? 0) - (b.from?.getTime() ?? 0));
  const shown = open.length > 0 ? open : earliest ? [earliest] : [];
  const [first] = shown;
  return first ? [{ ...first, productIds: shown.flatMap(({ productIds }) => productIds) }] : [];
};

/** What the patient may report about an order at some time: each of its packages has its own dates. */
export const orderReports = (order: OrderWithParcels, now: Date): readonly ReportOption[] => {
  if (settled.includes(order.status)) return [];
  const options = order.parcels.flatMap(({ status, shippedAt, deliveredAt, productIds }) =>
    reportOptions(
      {
        status,
        shippedAt,
        deliveredAt,
        lines: order.lines.filter(({ productId }) => productIds.includes(productId)),
      },
      now,
    ),
  );
  return [...new Set(options.map(({ kind }) => kind))].flatMap((kind) => merge(kind, options, now));
};
