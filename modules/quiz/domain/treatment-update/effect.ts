import type { Product } from '#modules/catalogue/index.ts';
import type { CurrentProduct } from './compare-treatment.ts';

/**
 * Where a change goes. `NEXT_SHIPMENT` and `NOW` apply immediately and cost nothing today; `CHECKOUT` is ordered at
 * checkout, with a visit if it needs a prescription; `PROVIDER` asks the clinician, and nothing changes before they
 * answer.
 */
export type ChangeEffect = 'NEXT_SHIPMENT' | 'NOW' | 'CHECKOUT' | 'PROVIDER';

/** For a new product; `replaces` names the product it must not be taken together with. */
export const addEffect = (
  product: Pick<Product, 'needsPrescription' | 'supplyInDays'>,
  replaces: readonly CurrentProduct[],
  current: readonly CurrentProduct[],
): ChangeEffect => {
  // A patient without a prescription has no clinician yet: checkout opens the visit.
  const hasClinician = current.some(({ needsPrescription }) => needsPrescription);
  if (product.needsPrescription) return hasClinician ? 'PROVIDER' : 'CHECKOUT';
  if (replaces.some(({ needsPrescription }) => needsPrescription)) return 'PROVIDER';
  const joins = current.some(
    ({ needsPrescription, cycleInDays, nextBillingDate }) =>
      !needsPrescription && cycleInDays === product.supplyInDays && nextBillingDate !== null,
  );
  return joins ? 'NEXT_SHIPMENT' : 'CHECKOUT';
};

export const stopEffect = ({ needsPrescription }: Pick<CurrentProduct, 'needsPrescription'>): ChangeEffect =>
  needsPrescription ? 'PROVIDER' : 'NOW';
