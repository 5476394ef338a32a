import type { PharmacyOrder } from '#server/ports/pharmacy.ts';

/** A line without a prescription. */
export const shampooLine = { productId: 316, name: 'Thickening shampoo', quantity: 1, prescription: null };

/** A line with a prescription. */
export const finasterideLine = {
  productId: 211,
  name: 'Finasteride 1 mg tablets',
  quantity: 1,
  prescription: {
    id: '00000000-0000-4000-8000-00000000000d',
    signedAt: new Date('2026-11-01T10:00:00Z'),
    expiresAt: new Date('2027-11-01T10:00:00Z'),
    directions: 'Take one tablet a day.',
    prescriber: { id: '00000000-0000-4000-8000-00000000000c', name: 'Maya Okafor, MD', npi: '1000000012' },
  },
};

/** An order for the pharmacy, of November 2, 2026. */
export const pharmacyOrder = (change: Partial<PharmacyOrder> = {}): PharmacyOrder => ({
  orderId: '00000000-0000-4000-8000-000000000001',
  placedAt: new Date('2026-11-02T10:00:00Z'),
  recipient: 'Sam Rivera',
  address: {
    streetAddress1: '1 Congress Avenue',
    streetAddress2: null,
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  },
  shippingMethod: 'standard',
  patient: {
    id: '00000000-0000-4000-8000-00000000000a',
    firstName: 'Sam',
    lastName: 'Rivera',
    dob: '1990-04-12',
  },
  lines: [finasterideLine, shampooLine],
  ...change,
});
