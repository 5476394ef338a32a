import { type PaletteColor, palette } from './palette.ts';
import type { productGrounds } from './product-grounds.ts';
import type { ShapeProps } from './shapes/shape.ts';

export type ShapeName =
  | 'pillJar'
  | 'dropper'
  | 'spray'
  | 'pump'
  | 'flip'
  | 'can'
  | 'tube'
  | 'lowJar'
  | 'carton'
  | 'dish'
  | 'plasma';

export interface PackshotSpec extends ShapeProps {
  readonly shape: ShapeName;
}

const pack = (
  shape: ShapeName,
  body: PaletteColor,
  cap: PaletteColor,
  label: readonly string[],
  more: { band?: PaletteColor; pill?: PaletteColor; longPill?: boolean } = {},
): PackshotSpec => ({
  shape,
  body: palette[body],
  cap: palette[cap],
  label,
  band: more.band && palette[more.band],
  pill: more.pill && palette[more.pill],
  longPill: more.longPill,
});

/** One drawing for every drug type that has a background. */
export const packshots: Readonly<Record<keyof typeof productGrounds, PackshotSpec>> = {
  finasteride: pack('pillJar', 'forest', 'forestDeep', ['Finasteride'], { pill: 'clayPale' }),
  minoxidil: pack('dropper', 'amberGlass', 'ink', ['Minoxidil', 'solution']),
  minoxidil_foam: pack('can', 'cream', 'forest', ['Minoxidil', 'foam']),
  minoxidil_spray: pack('spray', 'amberGlass', 'cream', ['Minoxidil', 'spray']),
  minoxidil_oral: pack('pillJar', 'clay', 'cream', ['Minoxidil', 'tablets'], { pill: 'white' }),
  topical_finasteride_and_minoxidil: pack('dropper', 'pine', 'cream', ['Finasteride', '+ minoxidil']),
  topical_finasteride_and_minoxidil_foam: pack('can', 'mossPale', 'forestDeep', [
    'Finasteride',
    '+ minoxidil',
  ]),
  ketoconazole: pack('flip', 'cream', 'clay', ['Ketoconazole', 'shampoo'], { band: 'clay' }),
  thickening_shampoo: pack('pump', 'moss', 'cream', ['Thickening', 'shampoo']),
  thickening_conditioner: pack('tube', 'cream', 'moss', ['Thickening', 'conditioner'], {
    band: 'moss',
  }),
  pomade: pack('lowJar', 'forestDeep', 'steel', ['Pomade']),
  daily_defense_supplement: pack('pillJar', 'amberGlass', 'cream', ['Daily', 'defense'], {
    pill: 'amberLight',
    longPill: true,
  }),
  follicular_unit_extraction_procedure: pack('dish', 'steel', 'steel', []),
  platelet_rich_plasma_treatment: pack('plasma', 'steel', 'forest', []),
  sildenafil: pack('carton', 'cream', 'forest', ['Sildenafil'], {
    band: 'forest',
    pill: 'mossPale',
  }),
  tadalafil: pack('carton', 'cream', 'clay', ['Tadalafil'], {
    band: 'amberLight',
    pill: 'amberLight',
    longPill: true,
  }),
  custom_rx_anti_aging: pack('tube', 'sandDeep', 'forest', ['Custom', 'cream'], {
    band: 'forest',
  }),
  climax_delay_spray: pack('spray', 'ink', 'steel', ['Climax', 'delay'], {}),
  escitalopram: pack('carton', 'cream', 'moss', ['Escitalopram'], { band: 'moss' }),
  fluoxetine: pack('carton', 'cream', 'pine', ['Fluoxetine'], {
    band: 'pine',
    pill: 'mossPale',
    longPill: true,
  }),
  sertraline: pack('carton', 'cream', 'clay', ['Sertraline'], { band: 'clayPale' }),
};
