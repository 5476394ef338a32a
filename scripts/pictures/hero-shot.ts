import type { DrugType } from '#modules/catalogue/domain/drug-type.ts';

/** A product in the picture of the home page: where it stands in centimeters, and the block under it. */
interface Place {
  readonly drugType: DrugType;
  /** Right of the middle, behind it, and the height of the block. */
  readonly at: readonly [x: number, y: number, block: number];
  /** Radius of the block. */
  readonly block: number;
}

/** The picture of the home page: three products on stone blocks. */
export const heroShot: readonly Place[] = [
  { drugType: 'finasteride', at: [-6.1, -1.4, 2.1], block: 4.1 },
  { drugType: 'minoxidil', at: [0.1, 2.6, 5.2], block: 3.5 },
  { drugType: 'minoxidil_foam', at: [6, -1.6, 0.9], block: 3.7 },
];
