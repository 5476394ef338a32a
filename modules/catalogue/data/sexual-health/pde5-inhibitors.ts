import {
  type DrugSheet,
  erectileDysfunction,
  type Line,
  prematureEjaculation,
  type Variant,
} from '../drug-sheet.ts';

interface Strength {
  readonly mg: number;
  /** Cents a tablet on the three-month plan. */
  readonly perTablet: number;
}

const sildenafilStrengths: readonly Strength[] = [
  { mg: 25, perTablet: 250 },
  { mg: 50, perTablet: 300 },
  { mg: 100, perTablet: 400 },
];
const tadalafilStrengths: readonly Strength[] = [
  { mg: 2.5, perTablet: 150 },
  { mg: 5, perTablet: 200 },
  { mg: 10, perTablet: 350 },
  { mg: 20, perTablet: 450 },
];

/** Tablets in one shipment. Sildenafil's are the specification's; the others are chosen to fill the ids. */
const sildenafilCounts = [12, 24, 36, 48, 60, 72, 84, 96];
const tadalafilCounts = [12, 24, 36, 48, 60, 90];
const prematureEjaculationCounts = [12, 24, 36];

/** On the six-month plan a tablet costs 5% less. */
const priceOf = (perTablet: number, count: number, months: 3 | 6): number =>
  Math.round(perTablet * count * (months === 6 ? 0.95 : 1));

/** Every strength in every count, in that order, with running ids from `firstId`. */
const variantsFrom = (
  firstId: number,
  drug: string,
  strengths: readonly Strength[],
  counts: readonly number[],
  months: 3 | 6,
): Variant[] =>
  strengths.flatMap(({ mg, perTablet }, strengthIndex) =>
    counts.map((count, countIndex) => ({
      id: firstId + strengthIndex * counts.length + countIndex,
      months,
      price: priceOf(perTablet, count, months),
      name: `${drug} ${mg} mg, ${count} tablets`,
      supply: `${count} tablets every ${months} months`,
    })),
  );

const nitrateWarning =
  'Never take it with nitrates, including poppers, or with riociguat: blood pressure can fall dangerously. Get help at once for chest pain, sudden loss of sight or hearing, or an erection over 4 hours.';

const sildenafilText = {
  drugType: 'sildenafil',
  drugClass: 'pde5_inhibitor',
  needsPrescription: true,
  name: 'Sildenafil',
  title: 'Sildenafil',
  instructions: `Take one tablet about 1 hour before sex, at most once a day. A heavy meal delays it. ${nitrateWarning}`,
} as const;

const tadalafilText = {
  drugType: 'tadalafil',
  drugClass: 'pde5_inhibitor',
  needsPrescription: true,
  name: 'Tadalafil',
  title: 'Tadalafil',
  instructions: `Take it as your clinician directs, at most once a day: as needed, it works for up to 36 hours; the low strengths can be taken daily. Do not split tablets. ${nitrateWarning}`,
} as const;

const sideEffects = 'Headache, flushing, indigestion and a blocked nose are common.';
const offLabel =
  'for early ejaculation. That use is off-label; it makes most sense when erections are also a problem.';

const sheet = (
  text: typeof sildenafilText | typeof tadalafilText,
  line: Line,
  description: string,
  variants: readonly Variant[],
): DrugSheet => ({ ...text, line, description, variants });

/** Ids 1001–1048 are the three-month plans, 1049–1096 the six-month plans; sildenafil first in each. */
export const erectileDysfunctionSheets: readonly DrugSheet[] = [
  sheet(
    sildenafilText,
    erectileDysfunction,
    `A tablet, FDA-approved for erectile dysfunction, taken before sex. ${sideEffects}`,
    [
      ...variantsFrom(1001, 'Sildenafil', sildenafilStrengths, sildenafilCounts, 3),
      ...variantsFrom(1049, 'Sildenafil', sildenafilStrengths, sildenafilCounts, 6),
    ],
  ),
  sheet(
    tadalafilText,
    erectileDysfunction,
    `A tablet, FDA-approved for erectile dysfunction, taken as needed or daily. ${sideEffects} It can also cause back and muscle pain.`,
    [
      ...variantsFrom(1025, 'Tadalafil', tadalafilStrengths, tadalafilCounts, 3),
      ...variantsFrom(1073, 'Tadalafil', tadalafilStrengths, tadalafilCounts, 6),
    ],
  ),
];

/** Ids 1231–1251 are the three-month plans, 1252–1272 the six-month plans; sildenafil first in each. */
export const prematureEjaculationSheets: readonly DrugSheet[] = [
  sheet(sildenafilText, prematureEjaculation, `Sildenafil ${offLabel} ${sideEffects}`, [
    ...variantsFrom(1231, 'Sildenafil', sildenafilStrengths, prematureEjaculationCounts, 3),
    ...variantsFrom(1252, 'Sildenafil', sildenafilStrengths, prematureEjaculationCounts, 6),
  ]),
  sheet(tadalafilText, prematureEjaculation, `Tadalafil ${offLabel} ${sideEffects}`, [
    ...variantsFrom(1240, 'Tadalafil', tadalafilStrengths, prematureEjaculationCounts, 3),
    ...variantsFrom(1261, 'Tadalafil', tadalafilStrengths, prematureEjaculationCounts, 6),
  ]),
];
