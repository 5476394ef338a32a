import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';
import {
  isNewDrugType,
  isUpsellDrugType,
  type ServiceLine,
  type Specialty,
  type SpecialtyProductCollection,
} from '../domain/drug-type.ts';
import { listingIdOf } from '../domain/listing-id.ts';
import type { Product } from '../domain/product.ts';
import { productImages } from '../domain/product-image.ts';

export interface Line {
  readonly serviceLine: ServiceLine;
  readonly specialty: Specialty;
  readonly specialtyProductCollection: SpecialtyProductCollection;
}

export const hairLossCare: Line = {
  serviceLine: 'hair_loss_care',
  specialty: 'hair loss & care',
  specialtyProductCollection: 'hair_loss_care',
};

export const erectileDysfunction: Line = {
  serviceLine: 'erectile_dysfunction',
  specialty: 'sexual health',
  specialtyProductCollection: 'sexual_health',
};

export const prematureEjaculation: Line = { ...erectileDysfunction, serviceLine: 'premature_ejaculation' };

/** One product of a drug type, as a row of the price list. `months` 0 is a one-time purchase. */
export interface Variant {
  readonly id: number;
  readonly months: 0 | 1 | 3 | 6 | 12;
  readonly price: Cents;
  readonly supply: string;
  /** Name with strength and count where the drug type has several. */
  readonly name?: string;
  readonly userSelectable?: boolean;
  /** Milligrams a day that it is for, where a rule limits the dose of all products together. */
  readonly mgPerDay?: number;
  /** Milligrams in a tablet or capsule, where a rule limits the dose. */
  readonly mg?: number;
  /** Tablets or capsules in one shipment, where a rule limits them. */
  readonly units?: number;
}

/** The data that all products of one drug type share, and their price list. */
export interface DrugListing
  extends Pick<
    Product,
    'drugType' | 'drugClass' | 'needsPrescription' | 'title' | 'description' | 'instructions'
  > {
  readonly line: Line;
  /** Name with strength; a variant may have a different one. */
  readonly name: string;
  /** Text of the results page, one or two sentences with the key risk. */
  readonly resultsPage?: string;
  readonly variants: readonly Variant[];
  /** Nobody may choose it before its rules, questions and counsel texts are registered. */
  readonly notOfferedYet?: true;
}

/** The products of a listing, still without their conflicts. */
export const productsOf = (listing: DrugListing): Product[] => {
  const { line, name, resultsPage, variants, notOfferedYet = false, ...shared } = listing;
  const images = productImages(listing.drugType);
  return variants.map((variant) => ({
    ...shared,
    ...line,
    id: variant.id,
    price: variant.price,
    buyNow: variant.months === 0,
    conflictProductCollections: [],
    supplyInDays: variant.months * DAYS_PER_MONTH,
    supplyInformation: variant.supply,
    displayedName: variant.name ?? name,
    publicDisplayedName: listing.title,
    image: images.opaque,
    transparentImage: images.transparent,
    isNew: isNewDrugType(listing.drugType),
    isUpsell: isUpsellDrugType(listing.drugType),
    drugDescriptionResultsPage: resultsPage ?? null,
    listingId: listingIdOf({ drugType: listing.drugType, serviceLine: line.serviceLine }),
    unavailableStates: [],
    userSelectable: !notOfferedYet && (variant.userSelectable ?? true),
  }));
};
