import { randomUUID } from 'node:crypto';
import { anyCheckoutInput, newCard, PLACE_ORDER } from './checkout.ts';
import type { Target } from './load.ts';
import { query, type Visitor } from './visitor.ts';

/**
 * Buying the same product again and again: a one-time product without a prescription, which the same person may buy
 * repeatedly. Throws when there is none.
 */
export const submitCheckout = async (patient: Visitor): Promise<Target> => {
  const { products } = await query<{
    products: { id: number; supplyInDays: number; needsPrescription: boolean }[];
  }>(patient, '{ products(userSelectable: true) { id supplyInDays needsPrescription } }');
  const chosen = products.find(
    ({ supplyInDays, needsPrescription }) => supplyInDays === 0 && !needsPrescription,
  );
  if (!chosen) throw new Error('no one-time product');
  const paymentMethodId = await newCard(patient);
  const buyOnce = async () => {
    const input = await anyCheckoutInput(patient, chosen.id);
    await query(patient, PLACE_ORDER, { input: { ...input, checkoutId: randomUUID(), paymentMethodId } });
    return input;
  };
  // The first purchases use up what the patient has in credit; then the price stays the same.
  let input = await buyOnce();
  for (let last = ''; last !== JSON.stringify(input); input = await buyOnce()) last = JSON.stringify(input);
  const again = () => ({ input: { ...input, checkoutId: randomUUID() } });
  // Purchases of one person lock each other: more in parallel would only measure the waiting.
  return {
    url: `${patient.origin}/graphql`,
    headers: { ...patient.headers, 'content-type': 'application/json' },
    body: () => JSON.stringify({ query: PLACE_ORDER, variables: again() }),
    expected: '"PLACED"',
    connections: 2,
  };
};
