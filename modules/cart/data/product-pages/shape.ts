import type { DrugType } from '#modules/catalogue/index.ts';
import type { ProductSlug } from './product-page-meta.ts';

export interface Pair {
  readonly title: string;
  readonly text: string;
}

export interface Block {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

/** What the page of one product says. Names of products and prices come from the catalogue. */
export interface ProductPageContent {
  readonly slug: ProductSlug;
  /** What is sold here; several where a product comes in several forms, which then have a label. */
  readonly forms: readonly [ProductForm, ...ProductForm[]];
  readonly name: string;
  readonly oneLine: string;
  /** Besides Rx or no prescription: off-label, compounded, cosmetic, supplement. */
  readonly badges: readonly string[];
  /** Stands above everything. */
  readonly notice?: Block;
  /** The key risk of what needs no prescription; that of a prescription drug comes from the catalogue. */
  readonly risk?: string;
  readonly about: readonly string[];
  readonly howToUse: readonly string[];
  readonly ingredients: readonly Pair[];
  readonly timeline: readonly Pair[];
  readonly safety: readonly string[];
  readonly getHelpNow?: string;
  /** Sections of its own, before the safety information. */
  readonly more?: readonly Block[];
  readonly comparison?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly questions: readonly Pair[];
  readonly related: readonly ProductSlug[];
  /** Slug of its drug facts. */
  readonly facts?: string;
  /** Where on the scalp it goes, if only there. */
  readonly where?: 'crown';
}

export interface ProductForm {
  readonly drugType: DrugType;
  readonly label: string;
}
