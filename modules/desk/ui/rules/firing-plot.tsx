import styles from './firing-plot.module.css';
import type { DayCount } from './rules-view.ts';

const HEIGHT = 32;
const STEP = 5;
const BAR = 4;

export interface FiringPlotProps {
  /** Every day, oldest first. */
  readonly counts: readonly DayCount[];
  /** `wide` fills the width of its place. */
  readonly size?: 'small' | 'wide';
}

/**
 * A bar a day; the highest fills the height. Only a picture: the text beside it and the table of the rule have the
 * numbers.
 */
export const FiringPlot = ({ counts, size = 'small' }: FiringPlotProps) => {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const width = counts.length * STEP - (STEP - BAR);
  return (
    <svg
      className={styles.plot}
      data-size={size}
      preserveAspectRatio={size === 'wide' ? 'none' : undefined}
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      width={width}
      height={HEIGHT + 1}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.base} x={0} y={HEIGHT} width={width} height={1} />
      {counts.map(({ day, count }, place) => {
        const height = Math.max(2, (count / most) * HEIGHT);
        return count === 0 ? null : (
          <rect
            key={day}
            className={styles.bar}
            x={place * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
    </svg>
  );
};
