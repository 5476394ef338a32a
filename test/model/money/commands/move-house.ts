import { repricedStatuses } from '#modules/billing/services/pricing/reprice-invoice.ts';
import type { MoneyStep } from '../money-command.ts';

/** States that tax what is sold without a prescription in different ways. */
const places = {
  TX: { city: 'Dallas', zipCode: '75201' },
  WA: { city: 'Seattle', zipCode: '98101' },
  IL: { city: 'Chicago', zipCode: '60601' },
  OR: { city: 'Portland', zipCode: '97201' },
} as const;
export type Place = keyof typeof places;

/**
 * The patient moves to another state, with another tax. What is not paid yet is priced again: the patient sees the new
 * price next to the order, and agrees to it before it is charged. What was shown is remembered without credit.
 */
export const moveHouse = (state: Place): MoneyStep => ({
  kind: 'moves house',
  name: `moves to ${state}`,
  act: async (history) => {
    const address = { streetAddress1: '5 Oak Street', streetAddress2: null, state, ...places[state] };
    const { errors } = await history.ask(
      'mutation($address: AddressInput!) { changeAddress(address: $address) }',
      { address },
    );
    if (errors) return false;
    history.later.clear();
    history.shown.clear();
    for (const { id, status, total } of await history.rows('invoice')) {
      if (!repricedStatuses.includes(status)) continue;
      const credits = await history.rows('invoice_line', { invoice_id: id, kind: 'credit' });
      history.quoted.set(
        id,
        credits.reduce((whole, { amount }) => whole - amount, total),
      );
    }
    return true;
  },
});
