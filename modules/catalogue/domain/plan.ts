export type PlanIdentifier =
  | 'plan-a'
  | 'plan-a-with-keto'
  | 'plan-b'
  | 'plan-b-with-keto'
  | 'plan-c'
  | 'plan-c-with-keto'
  | 'plan-d'
  | 'minoxidil-foam'
  | 'minoxidil-foam-with-keto'
  | 'finasteride-and-minoxidil-foam'
  | 'finasteride-and-minoxidil-foam-with-keto'
  | 'ketoconazole-shampoo'
  | 'plan-follicular-unit-extraction'
  | 'platelet_rich_plasma_treatment';

/** A named plan. Each option is a full set of product ids; the first is the usual one. None: the doctor decides. */
export interface Plan {
  readonly identifier: PlanIdentifier;
  readonly name: string;
  readonly options: readonly (readonly number[])[];
}

/**
 * A combination under an id of its own. It is not a product: price, conflicts and prescription are those of
 * the components it stands for.
 */
export interface Bundle {
  readonly id: number;
  readonly name: string;
  readonly productIds: readonly number[];
}
