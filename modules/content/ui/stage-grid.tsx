import { NorwoodPicture } from '#client/pictures/norwood-picture.tsx';
import type { NorwoodStep } from '../data/hair-loss.ts';
import styles from './stage-grid.module.css';

/** Stages of pattern hair loss, drawn, with a sentence each. */
export const StageGrid = ({ steps }: { readonly steps: readonly NorwoodStep[] }) => (
  <ol className={styles.grid} data-count={steps.length}>
    {steps.map(({ stage, name, text }) => (
      <li key={name}>
        <div className={styles.picture}>
          <NorwoodPicture stage={stage} />
        </div>
        <h3>Stage {name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
