import { addBusinessDays } from '#kernel/business-days.ts';

/** Business days from the payment until an order has shipped. */
const SHIPS_WITHIN = 2;
/** Maximum business days that a package usually travels. */
const TRAVELS_FOR = 7;

/** When an order that was paid at `paidAt` ships, unless part of it is out of stock. */
export const shipsBy = (paidAt: Date): Date => addBusinessDays(paidAt, SHIPS_WITHIN);

/** When a package should have arrived. */
export const arrivesBy = (shippedAt: Date): Date => addBusinessDays(shippedAt, TRAVELS_FOR);
