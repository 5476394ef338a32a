import type { FieldProblem } from '#kernel/result.ts';
import type { DrugType } from './drug-type.ts';
import type { Product } from './product.ts';

/** The texts of a product that operators may change. */
export const textFields = ['title', 'description', 'instructions', 'drugDescriptionResultsPage'] as const;
export type TextField = (typeof textFields)[number];

type ProductTexts = Pick<Product, 'drugType' | 'drugClass' | 'serviceLine' | TextField>;

/** Drug types whose only use here is off-label, or that are compounded. */
const unapproved: readonly DrugType[] = [
  'minoxidil_oral',
  'ketoconazole',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'platelet_rich_plasma_treatment',
  'custom_rx_anti_aging',
  'sertraline',
  'fluoxetine',
  'escitalopram',
];
const isUnapproved = ({ drugType, drugClass, serviceLine }: ProductTexts): boolean =>
  unapproved.includes(drugType) ||
  (drugClass === 'pde5_inhibitor' && serviceLine === 'premature_ejaculation');

interface Requirement {
  readonly of: (product: ProductTexts) => boolean;
  readonly field: TextField;
  readonly pattern: RegExp;
  readonly message: string;
}

/** Statements that must accompany a drug's benefits, no matter who writes the text. */
const requirements: readonly Requirement[] = [
  {
    of: isUnapproved,
    field: 'description',
    pattern: /off-label|not FDA-approved/,
    message: 'Say “off-label” or “not FDA-approved”: this use is not approved.',
  },
  {
    of: ({ drugClass, drugType }) => drugClass === 'ssri' || drugType === 'minoxidil_oral',
    field: 'description',
    pattern: /boxed warning/i,
    message: 'Name the boxed warning.',
  },
  {
    of: ({ drugClass }) => drugClass === 'pde5_inhibitor',
    field: 'instructions',
    pattern: /nitrates/,
    message: 'Keep the warning about nitrates.',
  },
];

/** Cosmetics and supplements may promise a look, never growth. */
const growth = /\bre-?grow/i;

/** Problems of a product's texts, missing or forbidden statements, each with its field. Empty when they may be shown. */
export const requiredTextProblems = (product: ProductTexts): FieldProblem[] => {
  const missing = requirements
    .filter(({ of, field, pattern }) => of(product) && !pattern.test(product[field] ?? ''))
    .map(({ field, message }) => ({ field, message }));
  const mayPromise = product.drugClass !== 'hair_care' && product.drugClass !== 'supplement';
  const promises = textFields
    .filter((field) => !mayPromise && growth.test(product[field] ?? ''))
    .map((field) => ({ field, message: 'It is no drug, so it may not promise regrowth.' }));
  return [...missing, ...promises];
};
