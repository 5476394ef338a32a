import { type PaletteColor, palette } from './palette.ts';
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
  readonly ground: string;
}

const pack = (
  shape: ShapeName,
  ground: PaletteColor,
  body: PaletteColor,
  cap: PaletteColor,
  label: readonly string[],
  more: { band?: PaletteColor; pill?: PaletteColor; longPill?: boolean } = {},
): PackshotSpec => ({
  shape,
  ground: palette[ground],
  body: palette[body],
  cap: palette[cap],
  label,
  band: more.band && palette[more.band],
  pill: more.pill && palette[more.pill],
  longPill: more.longPill,
});

/** One drawing per drug type of the specification (sections 4 and 10). */
export const packshots: Readonly<Record<string, PackshotSpec>> = {
  finasteride: pack('pillJar', 'groundMoss', 'forest', 'forestDeep', ['Finasteride'], { pill: 'clayPale' }),
  minoxidil: pack('dropper', 'groundSun', 'amberGlass', 'ink', ['Minoxidil', 'solution']),
  minoxidil_foam: pack('can', 'groundMist', 'cream', 'forest', ['Minoxidil', 'foam']),
  minoxidil_spray: pack('spray', 'groundSun', 'amberGlass', 'cream', ['Minoxidil', 'spray']),
  minoxidil_oral: pack('pillJar', 'groundClay', 'clay', 'cream', ['Minoxidil', 'tablets'], { pill: 'white' }),
  topical_finasteride_and_minoxidil: pack('dropper', 'groundMoss', 'pine', 'cream', [
    'Finasteride',
    '+ minoxidil',
  ]),
  topical_finasteride_and_minoxidil_foam: pack('can', 'groundMoss', 'mossPale', 'forestDeep', [
    'Finasteride',
    '+ minoxidil',
  ]),
  ketoconazole: pack('flip', 'groundClay', 'cream', 'clay', ['Ketoconazole', 'shampoo'], { band: 'clay' }),
  thickening_shampoo: pack('pump', 'groundSand', 'moss', 'cream', ['Thickening', 'shampoo']),
  thickening_conditioner: pack('tube', 'groundMoss', 'cream', 'moss', ['Thickening', 'conditioner'], {
    band: 'moss',
  }),
  pomade: pack('lowJar', 'groundClay', 'forestDeep', 'steel', ['Pomade']),
  daily_defense_supplement: pack('pillJar', 'groundSun', 'amberGlass', 'cream', ['Daily', 'defense'], {
    pill: 'amberLight',
    longPill: true,
  }),
  follicular_unit_extraction_procedure: pack('dish', 'groundMist', 'steel', 'steel', []),
  platelet_rich_plasma_treatment: pack('plasma', 'groundClay', 'steel', 'forest', []),
  sildenafil: pack('carton', 'groundMist', 'cream', 'forest', ['Sildenafil'], {
    band: 'forest',
    pill: 'mossPale',
  }),
  tadalafil: pack('carton', 'groundSun', 'cream', 'clay', ['Tadalafil'], {
    band: 'amberLight',
    pill: 'amberLight',
    longPill: true,
  }),
  custom_rx_anti_aging: pack('tube', 'groundSand', 'sandDeep', 'forest', ['Custom', 'cream'], {
    band: 'forest',
  }),
  climax_delay_spray: pack('spray', 'groundMist', 'ink', 'steel', ['Climax', 'delay'], {}),
  escitalopram: pack('carton', 'groundMoss', 'cream', 'moss', ['Escitalopram'], { band: 'moss' }),
  fluoxetine: pack('carton', 'groundSand', 'cream', 'pine', ['Fluoxetine'], {
    band: 'pine',
    pill: 'mossPale',
    longPill: true,
  }),
  sertraline: pack('carton', 'groundClay', 'cream', 'clay', ['Sertraline'], { band: 'clayPale' }),
};
