import type { Knex } from 'knex';
import type { ShippingDetails } from '../domain/checkout/shipping.ts';
import type { CheckoutStatus } from '../domain/states/checkout.ts';

export interface Checkout {
  readonly id: string;
  readonly userId: string;
  readonly status: CheckoutStatus;
  readonly productIds: readonly number[];
  /** The patient chose no plan: the clinician proposes one. */
  readonly clinicianDecides: boolean;
  /** The details as entered. */
  readonly shipping: ShippingDetails;
  readonly consentVersion: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The lead id from before the sign-in, which may own the guest cart. */
  readonly leadId: string | null;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  status: 'status',
  productIds: 'product_ids',
  clinicianDecides: 'clinician_decides',
  shipping: 'shipping',
  consentVersion: 'consent_version',
  ip: 'ip',
  userAgent: 'user_agent',
  leadId: 'lead_id',
};

export const checkoutRepository = (db: Knex) => ({
  find: async (id: string): Promise<Checkout | null> =>
    (await db('checkout').select(columns).where({ id }).first()) ?? null,

  lock: async (id: string): Promise<Checkout | null> =>
    (await db('checkout').select(columns).where({ id }).forUpdate().first()) ?? null,

  /**
   * Saves a submitted checkout: a new one, or the person's own that is not placed yet. Any other row stays
   * unchanged.
   */
  save: async (checkout: Omit<Checkout, 'status'>, at: Date): Promise<void> => {
    const given = {
      product_ids: [...checkout.productIds],
      clinician_decides: checkout.clinicianDecides,
      shipping: JSON.stringify(checkout.shipping),
      consent_version: checkout.consentVersion,
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

  setStatus: async (id: string, status: CheckoutStatus, placedAt: Date | null): Promise<void> => {
    await db('checkout').where({ id }).update({ status, placed_at: placedAt });
  },
});
