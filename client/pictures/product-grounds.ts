import type { PaletteColor } from './palette.ts';

/** The tinted ground that each product stands on, by drug type: one for every image set (S9.32). */
export const productGrounds = {
  finasteride: 'groundMoss',
  minoxidil: 'groundSun',
  minoxidil_foam: 'groundMist',
  minoxidil_spray: 'groundSun',
  minoxidil_oral: 'groundClay',
  topical_finasteride_and_minoxidil: 'groundMoss',
  topical_finasteride_and_minoxidil_foam: 'groundMoss',
  ketoconazole: 'groundClay',
  thickening_shampoo: 'groundSand',
  thickening_conditioner: 'groundMoss',
  pomade: 'groundClay',
  daily_defense_supplement: 'groundSun',
  follicular_unit_extraction_procedure: 'groundMist',
  platelet_rich_plasma_treatment: 'groundClay',
  sildenafil: 'groundMist',
  tadalafil: 'groundSun',
  custom_rx_anti_aging: 'groundSand',
  climax_delay_spray: 'groundMist',
  escitalopram: 'groundMoss',
  fluoxetine: 'groundSand',
  sertraline: 'groundClay',
} as const satisfies Readonly<Record<string, PaletteColor>>;

type PicturedDrugType = keyof typeof productGrounds;

const isPictured = (drugType: string): drugType is PicturedDrugType =>
  Object.hasOwn(productGrounds, drugType);

/**
 * The drug type, checked to be one that has a picture.
 * @throws Error on any other (S8.8).
 */
export const picturedDrugType = (drugType: string): PicturedDrugType => {
  if (!isPictured(drugType)) throw new Error(`No picture for the drug type ${drugType}`);
  return drugType;
};
