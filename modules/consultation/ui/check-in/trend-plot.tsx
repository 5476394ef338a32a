import { formatDate } from '#kernel/dates.ts';
import type { TrendContentFragment } from './trend-content.generated.ts';
import styles from './trend-plot.module.css';
import { HEIGHT, plotOf, WIDTH } from './trend-plot-view.ts';

/** A value that the patient reports, over time. The table has the same values as the picture. */
const TrendPlot = ({ trend }: { readonly trend: TrendContentFragment }) => {
  const points = plotOf(trend);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{trend.title}</figcaption>
      <div className={styles.picture}>
        {trend.high ? (
          <p className={styles.ends} aria-hidden="true">
            <span>{trend.high}</span>
            <span>{trend.low}</span>
          </p>
        ) : null}
        <div className={styles.time}>
          <svg
            className={styles.plot}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            aria-hidden="true"
            focusable="false"
          >
            <line className={styles.edge} x1={0} y1={HEIGHT - 4} x2={WIDTH} y2={HEIGHT - 4} />
            <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ on, x, y }) => (
              <circle key={on} className={styles.point} cx={x} cy={y} r={4} />
            ))}
          </svg>
          <p className={styles.days} aria-hidden="true">
            {[points[0], points.at(-1)].map((point) =>
              point ? <span key={point.on}>{formatDate(point.on)}</span> : null,
            )}
          </p>
        </div>
      </div>
      <details className={styles.details}>
        <summary>
          Read the {points.length} entries<span className="visually-hidden"> of {trend.title}</span>
        </summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{trend.title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ on, text }) => (
              <tr key={on}>
                <th scope="row">{formatDate(on)}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};

/** Trends since treatment began, from the patient's answers; nothing before there are two of them. */
export const Trends = ({ trends }: { readonly trends: readonly TrendContentFragment[] }) =>
  trends.length === 0 ? null : (
    <section className={styles.trends} aria-labelledby="trends">
      <h2 id="trends">How it has changed</h2>
      <div className={styles.plots}>
        {trends.map((trend) => (
          <TrendPlot key={trend.id} trend={trend} />
        ))}
      </div>
    </section>
  );
