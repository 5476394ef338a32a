import styles from './out-of-hundred.module.css';

export interface HundredRow {
  readonly label: string;
  /** People out of 100; a fraction of one is drawn as part of a dot. */
  readonly count: number;
  /** `harm` is drawn in the clay color. */
  readonly tone?: 'benefit' | 'harm' | 'placebo' | null;
}

const dots = Array.from({ length: 100 }, (_, index) => index);
const PITCH = 14;

/** A share of 100 people as 100 dots, with the number as text beside it. */
export const OutOfHundred = ({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly HundredRow[];
}) => (
  <figure className={styles.figure}>
    <figcaption>{caption}</figcaption>
    {rows.map(({ label, count, tone }) => (
      <div key={label} className={styles.row} data-tone={tone ?? 'benefit'}>
        <p>
          <strong>{count}</strong> of 100 <span>{label}</span>
        </p>
        <svg viewBox={`0 0 ${25 * PITCH} ${4 * PITCH}`} aria-hidden="true">
          {dots.map((dot) => {
            const cx = (dot % 25) * PITCH + PITCH / 2;
            const cy = Math.floor(dot / 25) * PITCH + PITCH / 2;
            const part = Math.min(1, Math.max(0, count - dot));
            return (
              <g key={dot}>
                <circle cx={cx} cy={cy} r="5" />
                {part > 0 && <circle cx={cx} cy={cy} r={5 * Math.sqrt(part)} data-filled />}
              </g>
            );
          })}
        </svg>
      </div>
    ))}
  </figure>
);
