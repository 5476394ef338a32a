import type { DrugType } from '#modules/catalogue/index.ts';

/** The content of a package of a drug. */
export interface DosedPackage {
  readonly productId: number;
  /** Milligrams in a tablet or capsule. */
  readonly mg: number;
  /** Tablets or capsules. */
  readonly units: number;
  /** Tablets can be halved, capsules cannot. */
  readonly isTablet: boolean;
}

/** One step down, taken once a day for `TAPER_DAYS`. */
export interface TaperStep {
  readonly mgPerDay: number;
  /** A whole tablet or capsule, or half of a tablet, of this strength. */
  readonly isHalf: boolean;
  readonly unitMg: number;
  readonly isTablet: boolean;
  /** The smallest package with this strength when the patient's own is not suitable; null when it is. */
  readonly productId: number | null;
}

/** docs/clinical/check-ins-and-dose-changes.md#TAPER-STEPS */
export const TAPER_DAYS = 14;

/** The doses of a taper, highest first; fluoxetine tapers by itself after the last one. */
const lowerDoses: Readonly<Partial<Record<DrugType, readonly number[]>>> = {
  sertraline: [50, 25],
  escitalopram: [10, 5],
  fluoxetine: [20],
};

const makes = (mgPerDay: number, { mg, isTablet }: Omit<DosedPackage, 'productId' | 'units'>) =>
  mg === mgPerDay ? 'whole' : isTablet && mg === 2 * mgPerDay ? 'half' : null;

/**
 * The steps by which the patient can taper with their own tablets and the packages of the catalog. A dose that neither
 * makes is left out. Empty when there is no lower step.
 */
export const taperSteps = (
  drugType: DrugType,
  own: Pick<DosedPackage, 'mg' | 'isTablet'>,
  packages: readonly DosedPackage[],
): readonly TaperStep[] => {
  const smallestFirst = packages.toSorted((a, b) => a.units - b.units);
  return (lowerDoses[drugType] ?? [])
    .filter((mgPerDay) => mgPerDay < own.mg)
    .flatMap((mgPerDay): readonly TaperStep[] => {
      const withOwn = makes(mgPerDay, own);
      if (withOwn)
        return [
          { mgPerDay, isHalf: withOwn === 'half', unitMg: own.mg, isTablet: own.isTablet, productId: null },
        ];
      const sold = (how: 'whole' | 'half') => smallestFirst.find((one) => makes(mgPerDay, one) === how);
      const found = sold('whole') ?? sold('half');
      return found
        ? [
            {
              mgPerDay,
              isHalf: found.mg !== mgPerDay,
              unitMg: found.mg,
              isTablet: found.isTablet,
              productId: found.productId,
            },
          ]
        : [];
    });
};
