import { DataTable } from '#client/ui/data-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { DeskDailyPlotContentFragment } from './desk-daily-plot-content.generated.ts';
import styles from './overview.module.css';
import { type PlotRow, plotRows, seriesSummary, valueText } from './plot-values.ts';

export interface DailyPlotProps {
  readonly plot: DeskDailyPlotContentFragment;
}

/** The picture, as the server laid it out. */
const Picture = ({ plot: { frame, shape, series, xTicks, yTicks, limit } }: DailyPlotProps) => (
  <svg
    className={styles.plot}
    viewBox={`0 0 ${frame.width} ${frame.height}`}
    aria-hidden="true"
    focusable="false"
  >
    <g className={styles.values}>
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <line className={styles.grid} x1={frame.left} y1={at} x2={frame.right} y2={at} />
          <text x={frame.left - 4} y={at}>
            {label}
          </text>
        </g>
      ))}
    </g>
    <g className={styles.days}>
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={frame.height - 6}>
          {label}
        </text>
      ))}
    </g>
    {limit ? (
      <g className={styles.limit}>
        <line x1={frame.left} y1={limit.at} x2={frame.right} y2={limit.at} />
        <text x={frame.right} y={limit.at - 3}>
          {limit.label}
        </text>
      </g>
    ) : null}
    {series.map(({ name, path }, place) => (
      <path key={name} className={styles.series} data-shape={shape} data-place={place} d={path} />
    ))}
  </svg>
);

/** Numbers by day or week: a picture, what each color comes to, and the table with the same numbers. */
export const DailyPlot = ({ plot }: DailyPlotProps) => {
  const { id, title, about, unit, step, series, days } = plot;
  const rows = plotRows(plot);
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <h3 id={id}>{title}</h3>
        <p className={styles.soft}>{about}</p>
        <Picture plot={plot} />
        <ul className={styles.legend}>
          {series.map((one, place) => (
            <li key={one.name}>
              <span className={styles.swatch} data-place={place} aria-hidden="true" />
              {one.name}: {seriesSummary(one, unit)}
            </li>
          ))}
        </ul>
        {rows.length === 0 ? (
          <p className={styles.soft}>
            Nothing in these {days.length} {step}s.
          </p>
        ) : (
          <details className={styles.table}>
            <summary>{title} as a table</summary>
            <DataTable
              caption={`${title}, by ${step}`}
              rows={rows}
              rowKey={({ day }) => day}
              columns={[
                {
                  key: 'day',
                  title: step === 'week' ? 'Week of' : 'Day',
                  cell: ({ day }) => formatDate(day),
                },
                ...series.map(({ name }, place) => ({
                  key: name,
                  title: name,
                  numeric: true,
                  cell: ({ values }: PlotRow) => valueText(values[place] ?? null, unit),
                })),
              ]}
            />
          </details>
        )}
      </Stack>
    </section>
  );
};
