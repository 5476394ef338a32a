/** Every drug type of the catalog (S3.18), in order. */
export const drugTypes = [
  'finasteride',
  'ketoconazole',
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_oral',
  'minoxidil_spray',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'thickening_conditioner',
  'thickening_shampoo',
  'pomade',
  'follicular_unit_extraction_procedure',
  'platelet_rich_plasma_treatment',
  'sildenafil',
  'tadalafil',
  'custom_rx_anti_aging',
  'daily_defense_supplement',
  'climax_delay_spray',
  'escitalopram',
  'fluoxetine',
  'sertraline',
] as const;

export type DrugType = (typeof drugTypes)[number];

/** The specification names five (S3.19) and procedures (S3.15); the others complete the list (guess). */
export type DrugClass =
  | 'ssri'
  | 'pde5_inhibitor'
  | 'dht_blocker'
  | 'antifungal'
  | 'supplement'
  | 'procedure'
  | 'vasodilator'
  | 'topical_combination'
  | 'hair_care'
  | 'topical_anesthetic'
  | 'custom_compound';

export type ServiceLine = 'erectile_dysfunction' | 'premature_ejaculation' | 'hair_loss_care';
export type Specialty = 'hair loss & care' | 'sexual health' | 'skin care';
export type SpecialtyProductCollection = 'sexual_health' | 'hair_loss_care';

export const isDrugType = (text: string): text is DrugType => drugTypes.some((known) => known === text);

/**
 * The core hair-loss prescription drugs; anything else is an upsell (S4.17).
 * Taken literally, so over-the-counter minoxidil and every sexual-health product count as upsell (unsure).
 */
const coreHairLossPrescriptions: readonly DrugType[] = [
  'finasteride',
  'minoxidil_oral',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'ketoconazole',
];

export const isUpsellDrugType = (drugType: DrugType): boolean =>
  !coreHairLossPrescriptions.includes(drugType);

/** Drug types that are shown as new (S1.12). */
export const isNewDrugType = (drugType: DrugType): boolean =>
  drugType === 'minoxidil_spray' || drugType === 'daily_defense_supplement';
