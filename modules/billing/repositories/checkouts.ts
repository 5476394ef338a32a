import type { Knex } from 'knex';
import type { ConsentText } from '#modules/account/index.ts';
import type { ShippingDetails } from '../domain/checkout/shipping.ts';
import type { ShippingMethodName } from '../domain/pricing/shipping-methods.ts';
import type { CheckoutStatus } from '../domain/states/checkout.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import { columnsSql, findLocked, lockedRead } from './find-locked.ts';

/** A placed checkout that still has an order. */
export interface PlacedCheckout {
  readonly id: string;
  readonly productIds: readonly number[];
  readonly placedAt: Date;
  /** The number of its first order that was not canceled. */
  readonly orderNumber: string;
}

export interface Checkout {
  readonly id: string;
  readonly userId: string;
  readonly status: CheckoutStatus;
  readonly productIds: readonly number[];
  /** The patient chose no plan: the clinician proposes one. */
  readonly clinicianDecides: boolean;
  /** The patient said yes to ordering what they ordered shortly before. */
  readonly orderAgain: boolean;
  /** The details as entered. */
  readonly shipping: ShippingDetails;
  /** How the packages are sent. */
  readonly shippingMethod: ShippingMethodName;
  /** As typed, in the form in which codes are stored; null without one. */
  readonly discountCode: string | null;
  readonly consentVersion: string;
  /** The texts of the boxes that were ticked, as they were shown. */
  readonly agreedTexts: readonly ConsentText[];
  readonly ip: string;
  readonly userAgent: string;
  /** The lead id from before the sign-in, which may own the guest cart. */
  readonly leadId: string | null;
}

/** The patient has nothing of such an order and waits for nothing. */
const undone: readonly OrderStatus[] = ['canceled', 'returned', 'lost', 'refunded'];

const columns = {
  id: 'id',
  userId: 'user_id',
  status: 'status',
  productIds: 'product_ids',
  clinicianDecides: 'clinician_decides',
  orderAgain: 'order_again',
  shipping: 'shipping',
  shippingMethod: 'shipping_method',
  discountCode: 'discount_code',
  consentVersion: 'consent_version',
  agreedTexts: 'agreed_texts',
  ip: 'ip',
  userAgent: 'user_agent',
  leadId: 'lead_id',
};

const locked = lockedRead('checkout', columnsSql(columns), 'checkout where id = $1 for update of checkout');

export const checkoutRepository = (db: Knex) => ({
  find: async (id: string): Promise<Checkout | null> =>
    (await db('checkout').select(columns).where({ id }).first()) ?? null,

  lock: async (id: string): Promise<Checkout | null> =>
    (await db('checkout').select(columns).where({ id }).forUpdate().first()) ?? null,

  /** Locks the person's billing, then the checkout. */
  findLocked: (id: string): Promise<Checkout | null> => findLocked(db, locked, id),

  /**
   * Saves a submitted checkout: a new one, or the person's own that is not placed yet. Any other row stays
   * unchanged.
   */
  save: async (checkout: Omit<Checkout, 'status'>, at: Date): Promise<void> => {
    const given = {
      product_ids: [...checkout.productIds],
      clinician_decides: checkout.clinicianDecides,
      order_again: checkout.orderAgain,
      shipping: JSON.stringify(checkout.shipping),
      shipping_method: checkout.shippingMethod,
      discount_code: checkout.discountCode,
      consent_version: checkout.consentVersion,
      agreed_texts: JSON.stringify(checkout.agreedTexts),
      ip: checkout.ip,
      user_agent: checkout.userAgent,
      lead_id: checkout.leadId,
    };
    await db('checkout')
      .insert({ id: checkout.id, user_id: checkout.userId, status: 'started', created_at: at, ...given })
      .onConflict('id')
      .merge(given)
      .where('checkout.user_id', checkout.userId)
      .whereNot('checkout.status', 'placed');
  },

  /** Records the patient's yes to a question that came up after the checkout was submitted. */
  setOrderAgain: async (id: string): Promise<void> => {
    await db('checkout').where({ id }).whereNot('status', 'placed').update({ order_again: true });
  },

  /** The person's checkouts placed after an instant that have an order which was not canceled or refunded; newest first. */
  placedSince: async (userId: string, since: Date): Promise<PlacedCheckout[]> =>
    db('checkout as c')
      .join('customer_order as o', 'o.checkout_id', 'c.id')
      .where({ 'c.user_id': userId, 'c.status': 'placed' })
      .where('c.placed_at', '>', since)
      .whereNotIn('o.status', [...undone])
      .groupBy('c.id')
      .orderBy('c.placed_at', 'desc')
      .orderBy('c.id')
      .select({ id: 'c.id', productIds: 'c.product_ids', placedAt: 'c.placed_at' })
      .select(db.raw('min(o.number) as "orderNumber"')),

  setStatus: async (id: string, status: CheckoutStatus, placedAt: Date | null): Promise<void> => {
    await db('checkout').where({ id }).update({ status, placed_at: placedAt });
  },
});
