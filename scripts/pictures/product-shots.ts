import { type PaletteColor, palette } from '#client/pictures/palette.ts';
import type { DrugType } from '#modules/catalogue/domain/drug-type.ts';

/** Size in centimeters, and colors, of a tablet or capsule. */
export interface Pill {
  readonly kind: 'tablet' | 'capsule';
  readonly length: number;
  readonly width: number;
  readonly thickness?: number;
  /** Height of the band round a tablet's edge. */
  readonly edge?: number;
  readonly score?: boolean;
  readonly color: string;
  /** Color of a capsule's other half. */
  readonly cap?: string;
}

/** What a label says. Every word is in the catalog (product-shots.test.ts). */
export interface LabelText {
  /** The lines of the name, large. */
  readonly name: readonly string[];
  /** Strength and form. */
  readonly detail?: string;
  /** How much one package holds, e.g. `60 mL`. */
  readonly amount?: string;
}

/** Width and height in centimeters of the label of each container; round bodies are wrapped in it. */
const labelSizes = {
  jar: [7.8, 3.75],
  dropper: [7.2, 4.1],
  can: [8.2, 6.6],
  spray: [6.4, 5],
  airless: [6.9, 6.2],
  pump: [10.4, 7],
  flip: [9, 6.6],
  lowJar: [12.6, 1.9],
  carton: [6.3, 9.28],
  dish: null,
  plasma: null,
} as const;

type Container = keyof typeof labelSizes;

/** One picture: the package, its label and what lies before it. */
export interface ProductShot {
  readonly container: Container;
  readonly body: string;
  readonly cap: string;
  readonly glass?: true;
  /** Measures in centimeters of containers of which there are several sizes. */
  readonly radius?: number;
  readonly height?: number;
  /** Degrees by which the camera looks down; default 7. */
  readonly above?: number;
  readonly label: LabelText | null;
  /** Color of the print, and of a band at the label's foot. */
  readonly ink: string;
  readonly band?: string;
  readonly paper: string;
  readonly pill?: Pill;
}

const round = (color: string, score = false): Pill => ({
  kind: 'tablet',
  length: 0.72,
  width: 0.72,
  thickness: 0.34,
  edge: 0.16,
  color,
  score,
});
const long = (color: string, length: number, width: number): Pill => ({
  kind: 'tablet',
  length,
  width,
  thickness: 0.42,
  edge: 0.18,
  color,
});
const capsule = (color: string, cap: string): Pill => ({
  kind: 'capsule',
  length: 1.59,
  width: 0.58,
  color,
  cap,
});

type Colors = readonly [body: PaletteColor, cap: PaletteColor];

const shot = (
  container: Container,
  [body, cap]: Colors,
  label: LabelText | null,
  more: Partial<Omit<ProductShot, 'container' | 'label'>> = {},
): ProductShot => ({
  container,
  body: palette[body],
  cap: palette[cap],
  label,
  ink: palette.ink,
  paper: palette.paper,
  ...more,
});

const carton = (name: string, band: PaletteColor, pill: Pill, detail?: string): ProductShot =>
  shot('carton', ['paper', 'paper'], { name: [name], detail }, { band: palette[band], pill, above: 13 });

/** Colors that are of tablets only. */
const tan = '#b9694c';
const white = '#f3f1ea';

/** The picture of every drug type: what the pharmacy sends, with what its label says. */
export const productShots: Readonly<Record<DrugType, ProductShot>> = {
  finasteride: shot(
    'jar',
    ['forest', 'forestDeep'],
    { name: ['Finasteride'], detail: '1 mg tablets', amount: '90 tablets' },
    { pill: round(tan) },
  ),
  minoxidil: shot('dropper', ['amberGlass', 'ink'], {
    name: ['Minoxidil'],
    detail: '5% solution',
    amount: '60 mL',
  }),
  minoxidil_foam: shot('can', ['cream', 'forest'], {
    name: ['Minoxidil'],
    detail: '5% foam',
    amount: '60 g',
  }),
  minoxidil_spray: shot(
    'spray',
    ['amberGlass', 'cream'],
    { name: ['Minoxidil'], detail: '5% spray', amount: '60 mL' },
    { glass: true },
  ),
  minoxidil_oral: shot(
    'jar',
    ['clay', 'cream'],
    { name: ['Minoxidil'], detail: '2.5 mg tablets', amount: '90 tablets' },
    { pill: round(white, true) },
  ),
  topical_finasteride_and_minoxidil: shot('airless', ['pine', 'cream'], {
    name: ['Topical', 'finasteride', 'and minoxidil'],
    detail: 'gel',
  }),
  topical_finasteride_and_minoxidil_foam: shot('can', ['mossPale', 'forestDeep'], {
    name: ['Topical', 'finasteride', 'and minoxidil'],
    detail: 'foam',
  }),
  ketoconazole: shot(
    'flip',
    ['cream', 'clay'],
    { name: ['Ketoconazole'], detail: '2% shampoo', amount: '120 mL' },
    { radius: 2.35, height: 9.6, band: palette.clay },
  ),
  thickening_shampoo: shot('pump', ['moss', 'cream'], {
    name: ['Thickening', 'shampoo'],
    amount: '240 mL',
  }),
  thickening_conditioner: shot(
    'flip',
    ['cream', 'moss'],
    { name: ['Thickening', 'conditioner'], amount: '240 mL' },
    { radius: 2.7, height: 12.2, band: palette.moss },
  ),
  pomade: shot('lowJar', ['forestDeep', 'steel'], { name: ['Thickening pomade'], amount: '60 g' }),
  daily_defense_supplement: shot(
    'jar',
    ['amberGlass', 'cream'],
    { name: ['Daily hair defense'], detail: 'supplement', amount: '30 servings' },
    { glass: true, pill: capsule('#a8783a', '#a8783a') },
  ),
  follicular_unit_extraction_procedure: shot('dish', ['steel', 'steel'], null, {
    above: 36,
  }),
  platelet_rich_plasma_treatment: shot('plasma', ['steel', 'forest'], null),
  sildenafil: carton('Sildenafil', 'forest', long(white, 1.3, 0.64), 'tablets'),
  tadalafil: carton('Tadalafil', 'amberLight', long('#e2b95c', 1.1, 0.62), 'tablets'),
  custom_rx_anti_aging: shot('airless', ['sandDeep', 'forest'], {
    name: ['Custom', 'anti-aging', 'formula'],
  }),
  climax_delay_spray: shot(
    'spray',
    ['ink', 'steel'],
    { name: ['Climax delay'], detail: 'spray' },
    { ink: palette.paper, paper: palette.ink },
  ),
  escitalopram: carton('Escitalopram', 'moss', round(white), 'tablets'),
  fluoxetine: carton('Fluoxetine', 'pine', capsule('#f0ead6', '#4f8a5f')),
  sertraline: carton('Sertraline', 'clayPale', long('#a9c3d6', 1.1, 0.5), 'tablets'),
};

/** Width and height in centimeters of a container's label; null where nothing is printed. */
export const labelSizeOf = (container: Container): readonly [width: number, height: number] | null =>
  labelSizes[container];
