import { stateName } from '#kernel/us-states.ts';
import type { ShippingMethod } from './shipping-methods.ts';

/**
 * Flammable products, which travel by ground: drugs in a base of alcohol, and aerosols with a flammable gas. Sources
 * and uncertain points: docs/decisions/shipping-methods.md.
 */
const flammable: ReadonlyMap<string, string> = new Map([
  ['minoxidil', 'liquid with alcohol'],
  ['minoxidil_foam', 'aerosol with a flammable gas'],
  ['minoxidil_spray', 'spray with alcohol'],
  ['topical_finasteride_and_minoxidil', 'gel with alcohol'],
  ['topical_finasteride_and_minoxidil_foam', 'aerosol with a flammable gas'],
  ['climax_delay_spray', 'spray with alcohol'],
]);

/** States without a road connection: products that may not fly cannot be shipped there. */
const onlyByAir: readonly string[] = ['AK', 'HI'];

interface Shipped {
  readonly drugType: string;
  readonly displayedName: string;
}

export const isFlammable = ({ drugType }: Pick<Shipped, 'drugType'>): boolean => flammable.has(drugType);

/** Why a product cannot be sent to a state at all; null when it can. */
export const groundOnlyProblem = (product: Shipped, state: string): string | null =>
  isFlammable(product) && onlyByAir.includes(state)
    ? `${product.displayedName} is flammable and can only be sent by road, so we cannot send it to ${stateName(state)}.`
    : null;

/** Why a parcel cannot go by a method; null when it can. `state`: empty while it is unknown. */
export const methodProblem = (method: ShippingMethod, products: readonly Shipped[]): string | null => {
  const flies = method.isFlown ? products.find(isFlammable) : undefined;
  return flies
    ? `${flies.displayedName} is flammable and cannot go by air, so your order goes by standard shipping.`
    : null;
};
