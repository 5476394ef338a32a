import { brand } from '#config/brand.ts';
import styles from './mark.module.css';

/** The symbol alone: three blades from one root. */
const MarkSign = ({ size = 30 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d="M16 30c-3.7-7.6-3.7-18.3 0-28 3.7 9.7 3.7 20.4 0 28z" />
    <path d="M13.9 29.600C6.6 26.4 2.9 18.8 3.6 9.800c6.5 4 10.1 11 10.3 19.800z" opacity=".72" />
    <path d="M18.1 29.600c7.3-3.2 11-10.8 10.3-19.8-6.5 4-10.1 11-10.3 19.800z" opacity=".72" />
  </svg>
);

export interface MarkProps {
  /** Link target; without it the mark is only a picture with a name. */
  readonly href?: string;
  /** Only the symbol on phones, to save space. */
  readonly compact?: boolean;
}

/** Symbol and name of the brand. */
export const Mark = ({ href, compact }: MarkProps) => {
  const inside = (
    <>
      <MarkSign />
      <span className={styles.name} data-compact={compact}>
        {brand.name}
      </span>
    </>
  );
  return href ? (
    <a className={styles.mark} href={href} aria-label={`${brand.name}, home`}>
      {inside}
    </a>
  ) : (
    <span className={styles.mark}>{inside}</span>
  );
};
