import { formatDate } from '#kernel/dates.ts';
import type { ShippingMethodName } from '../pricing/shipping-methods.ts';
import { arrivesBy } from '../schedule/dispatch-promise.ts';
import type { Parcel } from './parcel.ts';

interface OnItsWay extends Pick<Parcel, 'status' | 'shippedAt' | 'expectedAt'> {
  readonly shippingMethod: ShippingMethodName;
}

/**
 * When a package that is on its way should be there, as a sentence in the reader's time zone: the carrier's date, else
 * the usual one. Null for one that is not on its way.
 */
export const arrivalSentence = (
  { status, shippedAt, expectedAt, shippingMethod }: OnItsWay,
  now: Date,
): string | null => {
  if (status !== 'shipped') return null;
  const by = expectedAt ?? arrivesBy(shippedAt, shippingMethod);
  return by > now ? `It should be there by ${formatDate(by)}.` : 'It is taking longer than usual.';
};
