/**
 * The products that the patients of the model order, with what the invariants have to know of them: written by hand, so
 * that a mistake in the product's own lists shows.
 */
export type Group = 'finasteride' | 'minoxidil' | 'ketoconazole';

interface Drug {
  readonly drugType: string;
  readonly groups: readonly Group[];
  readonly isPrescription: boolean;
  /** Questions without whose answers it must not be prescribed. */
  readonly needs: readonly string[];
  /** Days that one fill lasts; 0 for what is bought once. */
  readonly supplyInDays: number;
}

const always = ['urgent_symptoms', 'conditions', 'allergies', 'cancer_treatment', 'patchy'];

const drugs: Readonly<Record<number, Drug>> = {
  211: {
    drugType: 'finasteride',
    groups: ['finasteride'],
    isPrescription: true,
    needs: [...always, 'meds'],
    supplyInDays: 90,
  },
  702: {
    drugType: 'minoxidil_oral',
    groups: ['minoxidil'],
    isPrescription: true,
    needs: [...always, 'meds', 'bp'],
    supplyInDays: 90,
  },
  503: {
    drugType: 'topical_finasteride_and_minoxidil',
    groups: ['finasteride', 'minoxidil'],
    isPrescription: true,
    needs: [...always, 'meds'],
    supplyInDays: 90,
  },
  212: {
    drugType: 'ketoconazole',
    groups: ['ketoconazole'],
    isPrescription: true,
    needs: always,
    supplyInDays: 90,
  },
  210: { drugType: 'minoxidil', groups: ['minoxidil'], isPrescription: false, needs: [], supplyInDays: 90 },
  239: {
    drugType: 'minoxidil_foam',
    groups: ['minoxidil'],
    isPrescription: false,
    needs: [],
    supplyInDays: 90,
  },
  316: { drugType: 'thickening_shampoo', groups: [], isPrescription: false, needs: [], supplyInDays: 0 },
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

export const groups: readonly Group[] = ['finasteride', 'minoxidil', 'ketoconazole'];

export const isIn = (group: Group, productId: number): boolean => drugOf(productId).groups.includes(group);
