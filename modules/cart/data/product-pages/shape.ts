import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
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

/** The texts of one product's page. Product names and prices come from the catalog. */
export interface ProductPageContent {
  readonly slug: ProductSlug;
  /** The forms that are sold here; a product with several forms labels each. */
  readonly forms: readonly [ProductForm, ...ProductForm[]];
  readonly name: string;
  readonly oneLine: string;
  /** A label besides Rx or no prescription: off-label, compounded, cosmetic, supplement. */
  readonly badges: readonly string[];
  /** Shown above everything else. */
  readonly notice?: Block;
  /** The key risk of an over-the-counter product; that of a prescription drug comes from the catalog. */
  readonly risk?: string;
  readonly about: readonly string[];
  readonly howToUse: readonly string[];
  readonly ingredients: readonly Pair[];
  readonly timeline: readonly Pair[];
  readonly safety: readonly string[];
  readonly getHelpNow?: string;
  /** Additional sections before the safety information. */
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
  /** Where on the scalp it is applied, if only there. */
  readonly where?: 'crown';
}

export interface ProductForm {
  readonly drugType: DrugType;
  readonly label: string;
  /** Where a drug is sold for several uses: the one whose products are sold here. */
  readonly serviceLine?: ServiceLine;
}
