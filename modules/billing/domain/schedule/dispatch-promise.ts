import { addBusinessDays } from '#kernel/business-days.ts';

/** Business days from the payment until an order has shipped. */
const SHIPS_WITHIN = 2;
/** Business days that a package travels at most, as a rule. */
const TRAVELS_FOR = 7;

/** By when an order that was paid at `paidAt` ships, unless something of it is out of stock. */
export const shipsBy = (paidAt: Date): Date => addBusinessDays(paidAt, SHIPS_WITHIN);

/** By when a package should have arrived. */
export const arrivesBy = (shippedAt: Date): Date => addBusinessDays(shippedAt, TRAVELS_FOR);
