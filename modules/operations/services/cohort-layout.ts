import { scaleBand, scaleQuantize } from 'd3-scale';
import type { KeptCohort } from '#modules/billing/index.ts';

/** A label in the picture of cohorts; rows are labeled at their end, columns in their middle. */
interface Label {
  readonly at: number;
  readonly label: string;
}

/** One cohort at one age. */
interface Cell {
  readonly x: number;
  readonly y: number;
  /** The shade, from 0 for few to 5 for all. */
  readonly level: number;
  /** The share in percent, without the sign. */
  readonly label: string;
}

/** A picture of cohorts as the browser draws it, without knowing how plots are made. */
export interface CohortLayout {
  readonly frame: typeof frame;
  readonly cell: { readonly width: number; readonly height: number };
  readonly xTicks: readonly Label[];
  readonly yTicks: readonly Label[];
  readonly cells: readonly Cell[];
}

/** In the units of the SVG, about a pixel on a phone. */
const frame = { width: 360, height: 250, left: 88, right: 356, top: 20, bottom: 248 } as const;

const LEVELS = [0, 1, 2, 3, 4, 5] as const;

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The share of a cohort that stayed, in whole percent. */
const percentOf = (kept: number, patients: number): number => Math.round((100 * kept) / patients);

/**
 * Lays cohorts out as rows of shaded cells, a column for each month since the first charge. `columns`: months that the
 * oldest cohort can have.
 */
export const cohortLayout = (cohorts: readonly KeptCohort[], columns: number): CohortLayout => {
  const ages = Array.from({ length: columns }, (_, index) => index + 1);
  const x = scaleBand<number>(ages, [frame.left, frame.right]).paddingInner(0.06);
  const y = scaleBand<number>([...cohorts.keys()], [frame.top, frame.bottom]).paddingInner(0.1);
  const level = scaleQuantize<number>([0, 100], LEVELS);
  return {
    frame,
    cell: { width: rounded(x.bandwidth()), height: rounded(y.bandwidth()) },
    xTicks: ages.map((age) => ({ at: rounded((x(age) ?? 0) + x.bandwidth() / 2), label: String(age) })),
    yTicks: cohorts.map(({ month, patients }, row) => ({
      at: rounded((y(row) ?? 0) + y.bandwidth() / 2),
      label: `${monthFormat.format(new Date(`${month}-01`))} (${patients})`,
    })),
    cells: cohorts.flatMap(({ patients, kept }, row) =>
      patients === 0
        ? []
        : kept.map((count, index) => ({
            x: rounded(x(index + 1) ?? 0),
            y: rounded(y(row) ?? 0),
            level: level(percentOf(count, patients)),
            label: String(percentOf(count, patients)),
          })),
    ),
  };
};
