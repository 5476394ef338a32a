import type { DrugType, ServiceLine } from '../../domain/drug-type.ts';
import type { DrugFactsSlug } from './drug-facts-meta.ts';

/** A part of a section: a heading, paragraphs, a list, a table; each optional. */
export interface Passage {
  readonly heading?: string;
  readonly text?: readonly string[];
  readonly points?: readonly string[];
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Symptoms that need help immediately. */
  readonly urgent?: boolean;
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

/** Plain paragraphs and parts, in order. */
export type TextBlock = readonly (string | Passage)[];

export interface Source {
  readonly label: string;
  readonly url?: string;
}

interface CommonFacts {
  readonly slug: DrugFactsSlug;
  /** Drug types of the products that this page describes. */
  readonly drugTypes: readonly [DrugType, ...DrugType[]];
  /** The use that the page is about, where another page describes the drug's other use. */
  readonly onlyFor?: ServiceLine;
  readonly name: string;
  readonly sayIt: string;
  /** Empty where there is no brand. */
  readonly brandNames: readonly string[];
  readonly summary: string;
  /** Page where it can be bought or a visit can be started. */
  readonly shopPath: string;
  readonly sources: readonly Source[];
  /** Where the primary sources, certainty and doubts of these facts are documented: `docs/clinical/<file>.md#<anchor>`. */
  readonly record: `docs/clinical/${string}.md#${string}`;
}

/** A prescription drug, in the order of its page. */
export interface PrescriptionFacts extends CommonFacts {
  readonly kind: 'prescription';
  /** The use offered here that the FDA has not approved. */
  readonly offLabelFor?: string;
  readonly compounded?: boolean;
  /** The label's boxed warning, or the one warning that comes before everything else. */
  readonly warning?: { readonly boxed: boolean; readonly words: TextBlock };
  readonly treats: TextBlock;
  readonly notApproved: TextBlock;
  readonly howToTake: TextBlock;
  readonly missedDose: TextBlock;
  readonly whoShouldNot: TextBlock;
  readonly discussFirst: TextBlock;
  readonly interactions: TextBlock;
  readonly sideEffects: {
    readonly common: readonly string[];
    readonly serious: readonly string[];
    readonly getHelpNow: readonly string[];
  };
  readonly household: TextBlock;
  readonly expect: TextBlock;
  readonly stopping: TextBlock;
  readonly storage: TextBlock;
  readonly travel: TextBlock;
  readonly disposal: TextBlock;
  /** Search term for DailyMed. */
  readonly labelSearch: string;
  readonly medicationGuide: string;
}

/** An over-the-counter drug, in the order of the Drug Facts panel (21 CFR 201.66), then topics that the panel omits. */
export interface OverTheCounterFacts extends CommonFacts {
  readonly kind: 'over-the-counter';
  readonly activeIngredient: TextBlock;
  readonly purpose: TextBlock;
  readonly uses: TextBlock;
  readonly warnings: {
    readonly first: readonly string[];
    readonly doNotUse: readonly string[];
    readonly askDoctor: readonly string[];
    readonly whenUsing: readonly string[];
    readonly stopUse: readonly string[];
    readonly pregnancy: readonly string[];
    readonly children: readonly string[];
  };
  readonly directions: TextBlock;
  readonly otherInformation: TextBlock;
  readonly inactiveIngredients: TextBlock;
  readonly sideEffects: { readonly common: readonly string[]; readonly getHelpNow: readonly string[] };
  readonly household: TextBlock;
  readonly expect: TextBlock;
  readonly travel: TextBlock;
  readonly labelSearch: string;
}

/** A dietary supplement: Supplement Facts instead of Drug Facts. */
export interface SupplementFacts extends CommonFacts {
  readonly kind: 'supplement';
  readonly supplementFacts: TextBlock;
  readonly notEvaluated: TextBlock;
  readonly howToTake: TextBlock;
  readonly whoShouldNot: TextBlock;
  readonly discussFirst: TextBlock;
  readonly labTests: TextBlock;
  readonly sideEffects: { readonly common: readonly string[]; readonly getHelpNow: readonly string[] };
  readonly household: TextBlock;
  readonly expect: TextBlock;
  readonly storage: TextBlock;
}

export type DrugFacts = PrescriptionFacts | OverTheCounterFacts | SupplementFacts;
