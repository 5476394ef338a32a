import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import type { DrugClass, DrugType, ServiceLine, Specialty, SpecialtyProductCollection } from './drug-type.ts';

export type { DrugType, ServiceLine } from './drug-type.ts';

/** A set of products of which a cart may contain at most one. Membership is mutual: every product in it carries it. */
export interface ConflictProductCollection {
  readonly id: string;
  readonly name: string;
  readonly productIds: readonly number[];
}

/** One thing that can be bought: a drug type in one strength, count and cadence (S3.23). */
export interface Product {
  readonly id: number;
  /** Cents for one shipment. */
  readonly price: Cents;
  /** Bought directly, outside the quiz; here exactly the one-time purchases (guess). */
  readonly buyNow: boolean;
  readonly specialtyProductCollection: SpecialtyProductCollection;
  readonly conflictProductCollections: readonly ConflictProductCollection[];
  readonly serviceLine: ServiceLine;
  /** Days one shipment lasts; 0 for a one-time purchase. */
  readonly supplyInDays: number;
  readonly supplyInformation: string;
  readonly drugClass: DrugClass;
  readonly drugType: DrugType;
  /** Name with strength and count; the same at every cadence. */
  readonly displayedName: string;
  readonly publicDisplayedName: string;
  readonly title: string;
  readonly description: string;
  readonly needsPrescription: boolean;
  readonly instructions: string;
  readonly specialty: Specialty;
  /** Path of the picture of the product on its tinted background. */
  readonly image: string;
  /** Path of the same picture without a background. */
  readonly transparentImage: string;
  readonly isNew: boolean;
  /** Not among the core hair-loss prescription drugs. */
  readonly isUpsell: boolean;
  /** Long texts for the results page; only some drugs have them. */
  readonly drugDescriptionResultsPage: string | null;
  /** The group that operators edit together: texts and states belong to the listing, prices to each product. */
  readonly listingId: string;
  /** Two-letter codes of states where it is not sold; in alphabetical order. */
  readonly unavailableStates: readonly string[];
  /** A visitor may choose it; only a clinician or staff may add the others to a plan. */
  readonly userSelectable: boolean;
}

/** Months between shipments: supplyInDays / 30; 0 is a one-time purchase (S3.13, S3.21). */
export const cadenceMonths = (product: Pick<Product, 'supplyInDays'>): number =>
  product.supplyInDays / DAYS_PER_MONTH;
