import { addDays, DAY_MS } from '#kernel/dates.ts';
import type { RemoteOrder, RemoteParcel, RemoteStatus } from '#server/ports/pharmacy.ts';
import type { StoredPharmacyOrder } from './repositories/pharmacy-orders.ts';

/** Days after its products are in stock at which a package reaches each status. It can be canceled until filling starts. */
const steps: readonly { readonly status: RemoteStatus; readonly afterDays: number }[] = [
  { status: 'received', afterDays: 0 },
  { status: 'filling', afterDays: 0.5 },
  { status: 'shipped', afterDays: 1 },
  { status: 'delivered', afterDays: 5 },
];
const dayOf = (status: RemoteStatus): number => steps.find((step) => step.status === status)?.afterDays ?? 0;

/** What is packed together. `startedAt`: when all of it is in stock; null while it is not known. */
interface Package {
  readonly id: string;
  readonly productIds: readonly number[];
  readonly startedAt: Date | null;
}

/** What is in stock is the first package; what has to be waited for, the second. */
const packagesOf = (order: StoredPharmacyOrder): readonly Package[] => {
  const { remoteId, receivedAt, restockedAt, waitingIds, canceledIds } = order;
  const live = order.productIds.filter((id) => !canceledIds.includes(id));
  const inStock = live.filter((id) => !waitingIds.includes(id));
  const missing = live.filter((id) => waitingIds.includes(id));
  const startedAt = restockedAt && restockedAt < receivedAt ? receivedAt : restockedAt;
  return [
    { id: `${remoteId}-1`, productIds: inStock, startedAt: receivedAt },
    { id: `${remoteId}-2`, productIds: missing, startedAt },
  ].filter(({ productIds }) => productIds.length > 0);
};

const daysSince = (at: Date | null, now: Date): number =>
  at === null ? -1 : (now.getTime() - at.getTime()) / DAY_MS;

const isAt = ({ startedAt }: Package, status: RemoteStatus, now: Date): boolean =>
  daysSince(startedAt, now) >= dayOf(status);

/** In the form of UPS, with a letter where UPS has a check digit: it can be nobody's package. */
const trackingNumber = (orderId: string, packageId: string): string =>
  `1ZTH${orderId.replaceAll('-', '').slice(0, 12).toUpperCase()}${packageId.slice(-1)}X`;

const parcelOf = (one: Package, order: StoredPharmacyOrder, now: Date): RemoteParcel[] => {
  if (one.startedAt === null || !isAt(one, 'shipped', now)) return [];
  const { fate, arrivedAt } = order;
  const shippedAt = addDays(one.startedAt, dayOf('shipped'));
  // What ships after the carrier came takes its usual time.
  const arrivesAt =
    arrivedAt && arrivedAt >= shippedAt ? arrivedAt : addDays(one.startedAt, dayOf('delivered'));
  const isThere = now >= arrivesAt;
  const isDelivered = isThere && fate !== 'lost' && fate !== 'returned';
  return [
    {
      parcelId: one.id,
      productIds: one.productIds,
      status: isDelivered ? 'delivered' : isThere && fate === 'returned' ? 'returned' : 'shipped',
      shippedAt,
      deliveredAt: isDelivered ? arrivesAt : null,
      expectedAt: addDays(one.startedAt, dayOf('delivered')),
      trackingNumber: trackingNumber(order.orderId, one.id),
    },
  ];
};

const statusOf = (
  packages: readonly Package[],
  parcels: readonly RemoteParcel[],
  now: Date,
): RemoteStatus => {
  if (parcels.length > 0 && parcels.length < packages.length) return 'partially_shipped';
  if (parcels.length > 0)
    return (
      (['shipped', 'returned'] as const).find((status) => parcels.some((one) => one.status === status)) ??
      'delivered'
    );
  const started = packages.filter((one) => isAt(one, 'received', now));
  if (started.length === 0) return 'backordered';
  return started.some((one) => isAt(one, 'filling', now)) ? 'filling' : 'received';
};

/** Only what has left can be recalled or be another product. */
const warningsOf = (
  { recalls, substitutes }: StoredPharmacyOrder,
  parcels: readonly RemoteParcel[],
): RemoteOrder['warnings'] => {
  const shipped = parcels.flatMap(({ productIds }) => productIds);
  return [
    ...Object.entries(recalls).map(([id, text]) => ({
      kind: 'recalled' as const,
      productId: Number(id),
      text,
    })),
    ...Object.entries(substitutes).map(([id, text]) => ({
      kind: 'substituted' as const,
      productId: Number(id),
      text,
    })),
  ].filter(({ productId }) => shipped.includes(productId));
};

/** What the pharmacy says about an order at some time. */
export const remoteOrder = (order: StoredPharmacyOrder, now: Date): RemoteOrder => {
  const { remoteId, canceledAt, fate, productIds, canceledIds } = order;
  const packages = packagesOf(order);
  if (canceledAt || packages.length === 0)
    return {
      remoteId,
      status: 'canceled',
      reason: null,
      parcels: [],
      backordered: [],
      canceledProductIds: productIds,
      warnings: [],
    };
  const parcels = packages.flatMap((one) => parcelOf(one, order, now));
  if (fate === 'rejected' || fate === 'on_hold')
    return {
      remoteId,
      status: fate,
      reason: order.reason,
      parcels: [],
      backordered: [],
      canceledProductIds: canceledIds,
      warnings: warningsOf(order, parcels),
    };
  return {
    remoteId,
    status: statusOf(packages, parcels, now),
    reason: null,
    parcels,
    backordered: packages
      .filter((one) => !isAt(one, 'received', now))
      .flatMap((one) => one.productIds.map((productId) => ({ productId, expectedAt: order.restockedAt }))),
    canceledProductIds: canceledIds,
    warnings: warningsOf(order, parcels),
  };
};

/** Those of the products that can still be canceled: not in a package that is being filled. */
export const cancelable = (
  order: StoredPharmacyOrder,
  productIds: readonly number[],
  now: Date,
): readonly number[] =>
  packagesOf(order)
    .filter((one) => !isAt(one, 'filling', now))
    .flatMap((one) => one.productIds)
    .filter((id) => productIds.includes(id));
