import type { DrugType } from '#modules/catalogue/index.ts';
import {
  finasterideDrugs,
  pde5Inhibitors,
  ssris,
  topicalCombinations,
  topicalMinoxidil,
} from './drug-groups.ts';

/** The outcome of two of our products together; `never`: only one of them at a time. */
export type Together = 'fine' | 'counsel' | 'review' | 'never';

interface Pair {
  readonly one: readonly DrugType[];
  readonly other: readonly DrugType[];
  readonly together: Exclude<Together, 'fine'>;
}

const oralMinoxidil: readonly DrugType[] = ['minoxidil_oral'];
const scalpMinoxidil = [...topicalCombinations, ...topicalMinoxidil];

/** docs/clinical/interactions.md#MATRIX, without harmless pairs. */
const pairs: readonly Pair[] = [
  { one: pde5Inhibitors, other: pde5Inhibitors, together: 'never' },
  { one: pde5Inhibitors, other: scalpMinoxidil, together: 'counsel' },
  { one: pde5Inhibitors, other: oralMinoxidil, together: 'review' },
  { one: ssris, other: ssris, together: 'never' },
  { one: ssris, other: finasterideDrugs, together: 'review' },
  { one: ssris, other: ['daily_defense_supplement'], together: 'counsel' },
  { one: finasterideDrugs, other: finasterideDrugs, together: 'never' },
  { one: finasterideDrugs, other: ['daily_defense_supplement'], together: 'counsel' },
  {
    one: [...scalpMinoxidil, ...oralMinoxidil],
    other: [...scalpMinoxidil, ...oralMinoxidil],
    together: 'never',
  },
  { one: scalpMinoxidil, other: ['ketoconazole'], together: 'counsel' },
];

/** The outcome of two different drugs of ours together, in either order. */
export const together = (a: DrugType, b: DrugType): Together =>
  pairs.find(
    ({ one, other }) => (one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a)),
  )?.together ?? 'fine';
