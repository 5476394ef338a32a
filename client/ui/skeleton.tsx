import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What is loading, for screen readers. */
  readonly label?: string;
  readonly shape?: 'lines' | 'card' | 'picture';
  /** How many lines or cards. */
  readonly count?: number;
}

/** A placeholder with the shape of the content, so that nothing moves when it arrives. */
export const Skeleton = ({ label = 'Loading', shape = 'lines', count = 3 }: SkeletonProps) => (
  <div className={styles.skeleton} role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike
      <span key={index} className={styles.bone} data-shape={shape} aria-hidden="true" />
    ))}
  </div>
);
