import { minoxidilOral } from './hair/minoxidil-oral.ts';

const doses: ReadonlyMap<number, number> = new Map(
  minoxidilOral.variants.flatMap(({ id, mgPerDay }) => (mgPerDay === undefined ? [] : [[id, mgPerDay]])),
);

/** Milligrams a day that a product is for; null where no rule limits the dose. */
export const dailyDoseOf = (productId: number): number | null => doses.get(productId) ?? null;
