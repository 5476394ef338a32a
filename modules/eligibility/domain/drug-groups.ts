import type { DrugType } from '#modules/catalogue/index.ts';

/**
 * Drug types that need no prescription. Every other drug type counts as a prescription drug, so one that is added later
 * is subject to the rules until it is listed here. Unsure: the spray may contain tretinoin, which would make it a
 * prescription product (docs/clinical/open-questions.md#OPEN-3).
 */
const overTheCounter: readonly DrugType[] = [
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_spray',
  'thickening_shampoo',
  'thickening_conditioner',
  'pomade',
  'daily_defense_supplement',
  'climax_delay_spray',
  'follicular_unit_extraction_procedure',
  'platelet_rich_plasma_treatment',
];

export const isPrescriptionDrug = (drugType: DrugType): boolean => !overTheCounter.includes(drugType);

/**
 * Drugs that are sold without a prescription: evaluated when they are bought and refilled, and put on hold like a
 * prescription.
 */
const judgedOverTheCounter: readonly DrugType[] = [
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_spray',
  'climax_delay_spray',
];

export const isJudgedOverTheCounter = (drugType: DrugType): boolean =>
  judgedOverTheCounter.includes(drugType);

export const topicalCombinations: readonly DrugType[] = [
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
];

/** Everything that contains finasteride. */
export const finasterideDrugs: readonly DrugType[] = ['finasteride', ...topicalCombinations];

/** Minoxidil for the scalp, sold without a prescription. */
export const topicalMinoxidil: readonly DrugType[] = ['minoxidil', 'minoxidil_foam', 'minoxidil_spray'];

/** Every minoxidil that is applied to the scalp. */
export const scalpMinoxidil: readonly DrugType[] = [...topicalMinoxidil, ...topicalCombinations];

/** Everything that contains minoxidil. */
export const minoxidilDrugs: readonly DrugType[] = [...scalpMinoxidil, 'minoxidil_oral'];

/**
 * The hair-loss prescription drugs. Ketoconazole is counted as the prescription 2% shampoo.
 * Unsure: its strength is not stated (docs/clinical/open-questions.md#OPEN-1).
 */
export const hairPrescriptions: readonly DrugType[] = [...finasterideDrugs, 'minoxidil_oral', 'ketoconazole'];

/** Medicines for erections. They are also prescribed for early ejaculation. */
export const pde5Inhibitors: readonly DrugType[] = ['sildenafil', 'tadalafil'];

/** The antidepressants that are prescribed for early ejaculation. */
export const ssris: readonly DrugType[] = ['sertraline', 'fluoxetine', 'escitalopram'];

/** Sold without a prescription. */
export const delaySprays: readonly DrugType[] = ['climax_delay_spray'];

/** Everything of both sexual-health service lines; each of them is used for early ejaculation. */
export const sexualHealthDrugs: readonly DrugType[] = [...pde5Inhibitors, ...ssris, ...delaySprays];

/** The drugs that have check-ins together. */
export const drugGroups = { hair: hairPrescriptions, erections: pde5Inhibitors, ssris } as const;
