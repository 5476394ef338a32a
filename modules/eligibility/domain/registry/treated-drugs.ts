import type { DrugType } from '#modules/catalogue/index.ts';
import { delaySprays, hairPrescriptions, pde5Inhibitors, ssris, topicalMinoxidil } from '../drug-groups.ts';

/** The drugs of one service line. */
export interface LineDrugs {
  readonly prescription: readonly DrugType[];
  /** Sold without a prescription, and known to the service line's questions and rules. */
  readonly overTheCounter: readonly DrugType[];
}

export const hairLossCareDrugs: LineDrugs = {
  prescription: hairPrescriptions,
  overTheCounter: topicalMinoxidil,
};

export const erectileDysfunctionDrugs: LineDrugs = { prescription: pde5Inhibitors, overTheCounter: [] };

/** Erection medicine is prescribed for early ejaculation too. */
export const prematureEjaculationDrugs: LineDrugs = {
  prescription: [...pde5Inhibitors, ...ssris],
  overTheCounter: delaySprays,
};

/** The drugs of each service line. In its own file because the browser needs nothing else of the registry. */
export const lineDrugs: readonly LineDrugs[] = [
  hairLossCareDrugs,
  erectileDysfunctionDrugs,
  prematureEjaculationDrugs,
];

/** Every drug that a service line treats with, each once. */
export const treatedDrugs: readonly DrugType[] = [
  ...new Set(lineDrugs.flatMap(({ prescription, overTheCounter }) => [...prescription, ...overTheCounter])),
];
