/**
 * The products that the patients of the model order, with what the invariants have to know of them: written by hand, so
 * that a mistake in the product's own lists shows.
 */
export type Group =
  | 'finasteride'
  | 'minoxidil'
  | 'ketoconazole'
  | 'erection medicine'
  | 'antidepressant'
  | 'spray';

interface Drug {
  readonly drugType: string;
  readonly groups: readonly Group[];
  readonly isPrescription: boolean;
  /** Questions without whose answers it must not be prescribed. */
  readonly needs: readonly string[];
  /** Days that one fill lasts; 0 for what is bought once. */
  readonly supplyInDays: number;
}

const always = ['urgent_symptoms', 'allergies'];
const hair = [...always, 'conditions', 'cancer_treatment', 'patchy'];
const sexualHealth = [
  ...always,
  'meds',
  'mind_hx',
  'heart_attack',
  'angina',
  'nitrate_use',
  'nitrate_second',
];

const prescribed = (drugType: string, groups: readonly Group[], needs: readonly string[]): Drug => ({
  drugType,
  groups,
  isPrescription: true,
  needs,
  supplyInDays: 90,
});
const bought = (drugType: string, groups: readonly Group[], supplyInDays = 90): Drug => ({
  drugType,
  groups,
  isPrescription: false,
  needs: [],
  supplyInDays,
});

const finasteride = prescribed('finasteride', ['finasteride'], [...hair, 'meds']);
const minoxidilTablets = prescribed('minoxidil_oral', ['minoxidil'], [...hair, 'meds', 'bp']);
const sildenafil = prescribed('sildenafil', ['erection medicine'], [...sexualHealth, 'bp']);
const tadalafil = prescribed('tadalafil', ['erection medicine'], [...sexualHealth, 'bp']);
const sertraline = prescribed(
  'sertraline',
  ['antidepressant'],
  [...sexualHealth, 'phq2_interest', 'phq2_down', 'self_harm_now'],
);

const drugs: Readonly<Record<number, Drug>> = {
  211: finasteride,
  // Half a tablet and a whole tablet a day.
  701: minoxidilTablets,
  702: minoxidilTablets,
  503: prescribed('topical_finasteride_and_minoxidil', ['finasteride', 'minoxidil'], [...hair, 'meds']),
  212: prescribed('ketoconazole', ['ketoconazole'], hair),
  // 50 mg and 100 mg, as needed.
  1010: sildenafil,
  1017: sildenafil,
  // 10 mg as needed; 2.5 and 5 mg, one a day.
  1037: tadalafil,
  1030: tadalafil,
  1036: tadalafil,
  // For a month, and for three.
  1303: { ...sertraline, supplyInDays: 30 },
  1301: sertraline,
  210: bought('minoxidil', ['minoxidil']),
  239: bought('minoxidil_foam', ['minoxidil']),
  353: bought('climax_delay_spray', ['spray']),
  316: bought('thickening_shampoo', [], 0),
};

/** Throws for a product that the model does not know. */
export const drugOf = (productId: number): Drug => {
  const drug = drugs[productId];
  if (!drug) throw new Error(`The model does not know the product ${productId}.`);
  return drug;
};

/** The questions without whose answers one of these drugs must not be prescribed, each once. */
export const neededFor = (drugTypes: readonly string[]): readonly string[] => [
  ...new Set(
    Object.values(drugs)
      .filter(({ drugType }) => drugTypes.includes(drugType))
      .flatMap(({ needs }) => needs),
  ),
];

export const groups: readonly Group[] = [
  'finasteride',
  'minoxidil',
  'ketoconazole',
  'erection medicine',
  'antidepressant',
  'spray',
];

export const isIn = (group: Group, productId: number): boolean => drugOf(productId).groups.includes(group);
