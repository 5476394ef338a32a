import type { Baseline } from './cases.ts';
import type { Sample } from './load.ts';

export interface Row {
  readonly name: string;
  /** Null when the case could not be measured; `remark` has the reason. */
  readonly figure: Sample | null;
  readonly against: Sample | null;
  readonly baseline: Baseline;
  readonly floor: number | null;
  readonly remark: string;
}

const baselineNames: Readonly<Record<Baseline, string>> = {
  http: 'node:http hello',
  express: 'express hello',
  react: 'express + renderToString of the dashboard',
  pg: 'pg select of 24 products',
};

/** Requests per second as a fraction of the baseline's; null when either was not measured. */
const ratioOf = ({ figure, against }: Row): number | null =>
  figure && against ? figure.perSecond / against.perSecond : null;

/** The baseline's CPU time as a fraction of ours: steadier than requests when other programs use the machine too. */
const cpuRatioOf = ({ figure, against }: Row): number | null =>
  figure && against ? against.cpuMicros / figure.cpuMicros : null;

export const isBelow = (row: Row): boolean => {
  const ratio = ratioOf(row);
  return row.floor !== null && ratio !== null && ratio < row.floor;
};

const line = (name: string, cells: readonly string[], end = ''): string =>
  `${name.padEnd(44)}${cells.map((cell) => cell.padStart(12)).join('')}  ${end}`.trimEnd();

const figures = (sample: Sample | null): string[] =>
  sample
    ? [
        Math.round(sample.perSecond).toLocaleString('en'),
        String(Math.round(sample.cpuMicros)),
        sample.statements.toFixed(1),
      ]
    : ['–', '–', '–'];

/** Prints the baselines, then the product's cases next to their floors. */
export const printTable = (
  baselines: Readonly<Record<Baseline, Sample | null>>,
  rows: readonly Row[],
): void => {
  console.log(`\n${line('Bare', ['requests/s', 'CPU µs', 'SQL'])}`);
  for (const name of ['http', 'express', 'react', 'pg'] as const)
    console.log(line(baselineNames[name], figures(baselines[name])));
  console.log(`\n${line('Product', ['requests/s', 'CPU µs', 'SQL', 'ratio', 'CPU ratio', 'floor'])}`);
  for (const row of rows) {
    const ratio = ratioOf(row);
    const cells = [
      ...figures(row.figure),
      ratio?.toFixed(3) ?? '',
      cpuRatioOf(row)?.toFixed(3) ?? '',
      row.floor?.toFixed(2) ?? '',
    ];
    const verdict = row.remark || (isBelow(row) ? 'BELOW THE FLOOR' : '');
    console.log(line(row.name, cells, `of ${baselineNames[row.baseline]} ${verdict}`));
  }
};
