import type { DrugType } from '#modules/catalogue/index.ts';
import { hairPrescriptions, topicalMinoxidil } from '../drug-groups.ts';

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

/** The drugs of each service line. In its own file because the browser needs nothing else of the registry. */
export const lineDrugs: readonly LineDrugs[] = [hairLossCareDrugs];

/** Every drug that a service line treats with. */
export const treatedDrugs: readonly DrugType[] = lineDrugs.flatMap(({ prescription, overTheCounter }) => [
  ...prescription,
  ...overTheCounter,
]);
