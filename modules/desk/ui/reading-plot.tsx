import styles from './reading-plot.module.css';
import {
  type DeskReading,
  type DeskReadingLimit,
  HEIGHT,
  type measures,
  plotOf,
  WIDTH,
} from './reading-plot-view.ts';

export interface ReadingPlotProps {
  readonly about: (typeof measures)[number];
  readonly readings: readonly DeskReading[];
  readonly limits: readonly DeskReadingLimit[];
}

/** One measured number over time, with the limits of the rules as lines. A picture: the table has the same numbers. */
export const ReadingPlot = ({ about: { measure, title, unit }, readings, limits }: ReadingPlotProps) => {
  const { points, lines } = plotOf(readings, limits, measure);
  if (points.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong>, {unit}
      </figcaption>
      <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {lines.map(({ label, y }) => (
          <g key={label}>
            <line className={styles.limit} x1={0} y1={y} x2={WIDTH} y2={y} />
            <text className={styles.label} x={WIDTH} y={y - 3}>
              {label}
            </text>
          </g>
        ))}
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ id, x, y, value, isOutside }) => (
          <g key={id} data-outside={isOutside || undefined}>
            <circle className={styles.point} cx={x} cy={y} r={isOutside ? 5 : 3.5} />
            <text className={styles.value} x={x} y={y - 8}>
              {value}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
};
