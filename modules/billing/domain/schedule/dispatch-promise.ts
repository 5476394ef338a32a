import { SHIPS_WITHIN, travelDays } from '#config/delivery-times.ts';
import { addBusinessDays } from '#kernel/business-days.ts';
import type { ShippingMethodName } from '../pricing/shipping-methods.ts';

/** When an order that was paid at `paidAt` ships, unless part of it is out of stock. */
export const shipsBy = (paidAt: Date): Date => addBusinessDays(paidAt, SHIPS_WITHIN);

/** When a package should have arrived. */
export const arrivesBy = (shippedAt: Date, method: ShippingMethodName = 'standard'): Date =>
  addBusinessDays(shippedAt, travelDays[method].to);
