import type { DrugType, ServiceLine, Specialty } from './drug-type.ts';
import { drugTypes } from './drug-type.ts';
import { cadenceMonths, type Product } from './product.ts';

/** Cadence in months that means a one-time purchase. */
const ONE_TIME = 0;

export interface CadenceOption {
  /** Id of the product that is sold at this cadence; of several strengths, the first in the catalog. */
  readonly identifier: number;
  /** Months; 0 is a one-time purchase. */
  readonly cadence: number;
}

/** The storefront's data about a drug type (S3.16). */
export interface CatalogueEntry {
  readonly drugType: DrugType;
  readonly serviceLine: ServiceLine;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly specialty: Specialty;
  readonly ids: readonly number[];
  /** Keyed by cadence in months; numeric keys list the shortest first. */
  readonly cadences: Readonly<Record<number, CadenceOption>>;
  readonly hasMultipleCadences: boolean;
  readonly hasOTP: boolean;
  /** True when there is a subscription to cancel. */
  readonly isCancellable: boolean;
  readonly isNew: boolean;
  readonly isRx: boolean;
  readonly isUpsell: boolean;
  /** Long texts for the results page; only some drugs have them. */
  readonly drugDescriptionResultsPage?: string;
}

/**
 * Quirk (S9.26): some cadence maps omit the one-time cadence. Which ones is
 * not specified; here the two that are always offered as a routine. Their one-time ids stay in `ids` and `hasOTP`.
 */
const withoutOneTimeCadence: readonly DrugType[] = ['thickening_shampoo', 'thickening_conditioner'];

/** The entry of every drug type that has products, in the order of drug types (S3.18). */
export const catalogueEntries = (products: readonly Product[]): CatalogueEntry[] =>
  drugTypes.flatMap((drugType) => {
    const own = products.filter((product) => product.drugType === drugType);
    const [first] = own;
    return first ? [entryOf(first, own)] : [];
  });

/** The entry of one drug type; an unknown one has an empty entry (S3.17). */
export const catalogueEntry = (
  entries: readonly CatalogueEntry[],
  drugType: string,
): Partial<CatalogueEntry> => entries.find((entry) => entry.drugType === drugType) ?? {};

const entryOf = (first: Product, own: readonly Product[]): CatalogueEntry => {
  const resultsPage = first.drugDescriptionResultsPage;
  const cadences = cadenceMap(first.drugType, own);
  return {
    drugType: first.drugType,
    serviceLine: first.serviceLine,
    title: first.title,
    description: first.description,
    image: first.image,
    specialty: first.specialty,
    ids: own.map((product) => product.id),
    cadences,
    hasMultipleCadences: Object.keys(cadences).length > 1,
    hasOTP: own.some((product) => cadenceMonths(product) === ONE_TIME),
    isCancellable: own.some((product) => cadenceMonths(product) > ONE_TIME),
    isNew: first.isNew,
    isRx: own.some((product) => product.needsPrescription),
    isUpsell: first.isUpsell,
    ...(resultsPage === null ? {} : { drugDescriptionResultsPage: resultsPage }),
  };
};

const cadenceMap = (drugType: DrugType, own: readonly Product[]): Record<number, CadenceOption> => {
  const map: Record<number, CadenceOption> = {};
  for (const product of own) {
    const cadence = cadenceMonths(product);
    if (cadence === ONE_TIME && withoutOneTimeCadence.includes(drugType)) continue;
    map[cadence] ??= { identifier: product.id, cadence };
  }
  if (drugType !== 'climax_delay_spray') return map;
  // Quirk (S9.27): the three-month entry of the climax delay spray is keyed with the
  // one-time cadence, so it replaces the one-time entry. `ids` still holds both products.
  const { 3: threeMonths, ...others } = map;
  return threeMonths ? { ...others, [ONE_TIME]: threeMonths } : map;
};
