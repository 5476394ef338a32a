import { stateTiles } from '../data/state-tiles.ts';
import styles from './states-map.module.css';

const STEP = 46;
const EDGE = 42;

/** Tiles of the states, filled where prescriptions are written. The text beside it names the others. */
export const StatesMap = ({ served }: { readonly served: readonly string[] }) => (
  <svg viewBox={`0 0 ${11 * STEP} ${8 * STEP}`} className={styles.map} aria-hidden="true">
    {stateTiles.map(([code, column, row]) => (
      <g key={code} data-served={served.includes(code)}>
        <rect x={column * STEP + 2} y={row * STEP + 2} width={EDGE} height={EDGE} rx="9" />
        <text x={column * STEP + 2 + EDGE / 2} y={row * STEP + 2 + EDGE / 2 + 5} textAnchor="middle">
          {code}
        </text>
      </g>
    ))}
  </svg>
);
