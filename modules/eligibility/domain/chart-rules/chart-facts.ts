import type { DrugType } from '#modules/catalogue/index.ts';
import type { PrescribingVisit } from '../chart/duplicate-therapy.ts';
import type { Therapy } from '../chart/therapy.ts';

/** A product that is ordered, prescribed, charged or sent. */
export interface ChartProduct {
  readonly productId: number;
  readonly drugType: DrugType;
  /** Days that one package lasts; 0 for what is bought once. */
  readonly supplyInDays: number;
  /** Bottles in one shipment; 0 for what does not come in bottles. */
  readonly bottles: number;
  /** Milligrams a day; null where that is not limited. */
  readonly mgPerDay: number | null;
  /** Those of the wanted products and of the records that the catalog says may not be had beside it. */
  readonly conflictsWith: readonly number[];
  /** Whether it may be sold where the parcel goes. */
  readonly isSoldThere: boolean;
  /** The states in which its prescriber is licensed; null where no prescription is needed, or none is written yet. */
  readonly prescriberStates: readonly string[] | null;
}

/** A record of the patient's chart as a decision keeps it: without names, with dates as ISO instants. */
export interface ChartRecord extends Omit<Therapy, 'name' | 'orderedAt' | 'dispensedAt'> {
  readonly dispensedAt: string | null;
  readonly mgPerDay: number | null;
}

/** What is decided about the wanted products. */
export type ChartContext =
  /** They are ordered: what belongs to the same checkout is no duplicate. */
  | { readonly kind: 'order'; readonly checkoutId: string }
  /** A subscription ships them from now on: a package at home only delays the next one. */
  | { readonly kind: 'change'; readonly checkoutId: string }
  | { readonly kind: 'prescribe'; readonly visit: PrescribingVisit }
  /** A package is charged or sent for this order. */
  | { readonly kind: 'fill'; readonly orderId: string | null }
  /** Nothing is ordered: what runs goes to another state. */
  | { readonly kind: 'move' };

/** What the rules across products read; plain JSON, kept with the decision. */
export interface ChartFacts {
  /** ISO instant of the decision. */
  readonly at: string;
  readonly context: ChartContext;
  readonly wanted: readonly ChartProduct[];
  readonly records: readonly ChartRecord[];
  /** Two-letter code of the destination; empty while it is unknown. */
  readonly shipState: string;
  /** Where the patient said they are; null when they never were asked. */
  readonly patientState: string | null;
}

/** The records as the functions of the chart read them. */
export const therapiesOf = ({ records }: ChartFacts): readonly Therapy[] =>
  records.map(({ mgPerDay: _, dispensedAt, ...record }) => ({
    ...record,
    name: '',
    dispensedAt: dispensedAt === null ? null : new Date(dispensedAt),
  }));
