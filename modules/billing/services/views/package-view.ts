import { arrivalSentence } from '../../domain/parcels/arrival.ts';
import type { Parcel, ParcelStatus } from '../../domain/parcels/parcel.ts';
import type { OrderRow } from '../../repositories/billing-overview.ts';

const labels: Readonly<Record<ParcelStatus, string>> = {
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back to us',
  lost: 'Lost on the way',
};

/** A package of an order as the patient sees it: what is in it, where it is and when it should arrive. */
export const packageView = (
  parcel: Parcel,
  { lines, shippingMethod }: Pick<OrderRow, 'lines' | 'shippingMethod'>,
  now: Date,
) => ({
  id: parcel.id,
  label: labels[parcel.status],
  detail: arrivalSentence({ ...parcel, shippingMethod }, now),
  trackingNumber: parcel.trackingNumber,
  shippedAt: parcel.shippedAt,
  deliveredAt: parcel.deliveredAt,
  productNames: lines
    .filter(({ productId }) => parcel.productIds.includes(productId))
    .map(({ name }) => name),
});
