import { escitalopram } from './sexual-health/escitalopram.ts';
import { fluoxetine } from './sexual-health/fluoxetine.ts';
import { sertraline } from './sexual-health/sertraline.ts';
import { sildenafil, sildenafilForEarlyEjaculation } from './sexual-health/sildenafil.ts';
import { tadalafil, tadalafilForEarlyEjaculation } from './sexual-health/tadalafil.ts';

/** What one shipment of a product holds. */
interface ProductStrength {
  /** Milligrams in a tablet or capsule. */
  readonly mg: number;
  /** Tablets or capsules. */
  readonly units: number;
}

const strengths: ReadonlyMap<number, ProductStrength> = new Map(
  [
    sildenafil,
    sildenafilForEarlyEjaculation,
    tadalafil,
    tadalafilForEarlyEjaculation,
    sertraline,
    escitalopram,
    fluoxetine,
  ].flatMap(({ variants }) =>
    variants.flatMap(({ id, mg, units }) =>
      mg === undefined || units === undefined ? [] : [[id, { mg, units }]],
    ),
  ),
);

/** Strength and number of a product; null where no rule limits them. */
export const strengthOfProduct = (productId: number): ProductStrength | null =>
  strengths.get(productId) ?? null;
