/**
 * States where a lower price for a prescription drug may count as an unlawful inducement, so that discounts lower only
 * what needs no prescription there. Uncertain, and for counsel to confirm: docs/decisions/discounts.md.
 */
const withoutPrescriptionDiscounts: readonly string[] = ['CA', 'MA'];

export const discountsPrescriptions = (state: string): boolean =>
  !withoutPrescriptionDiscounts.includes(state);
