import { DataTable } from '#client/ui/data-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { DeskKeptPatientsContentFragment } from './desk-kept-patients-content.generated.ts';
import styles from './overview.module.css';
import { keptText, monthText } from './plot-values.ts';

export interface KeptPatientsProps {
  readonly kept: DeskKeptPatientsContentFragment;
}

type Cohort = DeskKeptPatientsContentFragment['cohorts'][number];

/** The picture, as the server laid it out: the darker a cell, the more stayed. */
const Picture = ({ kept: { frame, cell, xTicks, yTicks, cells } }: KeptPatientsProps) => (
  <svg
    className={styles.plot}
    viewBox={`0 0 ${frame.width} ${frame.height}`}
    aria-hidden="true"
    focusable="false"
  >
    <g className={styles.days}>
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={frame.top - 7}>
          {label}
        </text>
      ))}
    </g>
    <g className={styles.values}>
      {yTicks.map(({ at, label }) => (
        <text key={label} x={frame.left - 6} y={at}>
          {label}
        </text>
      ))}
    </g>
    {cells.map(({ x, y, level, label }) => (
      <g key={`${x} ${y}`} className={styles.cell} data-level={level}>
        <rect x={x} y={y} width={cell.width} height={cell.height} rx={2} />
        <text x={x + cell.width / 2} y={y + cell.height / 2}>
          {label}
        </text>
      </g>
    ))}
  </svg>
);

/** Of the patients who began in each month, how many stayed: a picture, and the table with the same numbers. */
export const KeptPatients = ({ kept }: KeptPatientsProps) => {
  const ages = kept.xTicks.map((_, index) => index);
  const started = kept.cohorts.filter(({ patients }) => patients > 0);
  if (started.length === 0) return <p className={styles.soft}>Nobody began in these months.</p>;
  return (
    <Stack gap={2}>
      <p className={styles.soft}>
        Percent of the patients who still had a subscription so many months after their first charge. In
        parentheses: how many began in the month. A paused subscription counts.
      </p>
      <Picture kept={kept} />
      <details className={styles.table}>
        <summary>Who stays as a table</summary>
        <DataTable
          caption="Who stays, by the month of the first charge"
          rows={started.toReversed()}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', title: 'Month', cell: ({ month }) => monthText(month) },
            { key: 'patients', title: 'Began', numeric: true, cell: ({ patients }) => patients },
            ...ages.map((age) => ({
              key: String(age),
              title: age === 0 ? 'After 1 month' : `After ${age + 1} months`,
              numeric: true,
              cell: ({ kept: counts, patients }: Cohort) => keptText(counts[age], patients),
            })),
          ]}
        />
      </details>
    </Stack>
  );
};
