/** A product at its agreed price, with the days that one shipment lasts. */
interface CadencedProduct {
  readonly productId: number;
  readonly supplyInDays: number;
}

/** The products that ship together, every `cycleInDays`. */
export interface RunningPlan<P extends { readonly productId: number }> {
  readonly cycleInDays: number;
  readonly products: readonly P[];
}

/** Where replacement products go. */
interface ChangedPlans<P extends { readonly productId: number }> {
  /** Subscriptions with other products than before; one without any ends. */
  readonly changed: readonly (RunningPlan<P> & { readonly id: string })[];
  /** Subscriptions to add. */
  readonly opened: readonly RunningPlan<P>[];
}

/**
 * Puts each added product into a subscription of its cadence, first into one that loses a product, else into a new one.
 * A product that ships already is not added again.
 */
export const hostsOf = <P extends { readonly productId: number }>(
  running: readonly (RunningPlan<P> & { readonly id: string })[],
  removed: readonly number[],
  added: readonly (P & CadencedProduct)[],
): ChangedPlans<P> => {
  const kept = running.map(({ id, cycleInDays, products }) => ({
    id,
    cycleInDays,
    before: products,
    products: products.filter(({ productId }) => !removed.includes(productId)),
  }));
  const losesFirst = kept.toSorted(
    (a, b) => b.before.length - b.products.length - (a.before.length - a.products.length),
  );
  const stays = new Set(kept.flatMap(({ products }) => products).map(({ productId }) => productId));
  const fresh = added.filter(({ productId }) => !stays.has(productId));
  const hostOf = ({ supplyInDays }: CadencedProduct) =>
    losesFirst.find(({ cycleInDays }) => cycleInDays === supplyInDays)?.id;
  const homeless = fresh.filter((product) => hostOf(product) === undefined);
  const cadences = [...new Set(homeless.map(({ supplyInDays }) => supplyInDays))];
  return {
    changed: kept
      .map(({ id, cycleInDays, before, products }) => ({
        id,
        cycleInDays,
        before,
        products: [...products, ...fresh.filter((product) => hostOf(product) === id)],
      }))
      .filter(
        ({ before, products }) =>
          before.length !== products.length ||
          products.some(({ productId }) => !before.some((one) => one.productId === productId)),
      )
      .map(({ id, cycleInDays, products }) => ({ id, cycleInDays, products })),
    opened: cadences.map((cycleInDays) => ({
      cycleInDays,
      products: homeless.filter(({ supplyInDays }) => supplyInDays === cycleInDays),
    })),
  };
};
