import type { DrugType } from './drug-type.ts';

/** Prescription drugs without their own rules, questions and texts, in the order of the catalog: not offered yet. */
export const notOfferedYet: readonly DrugType[] = ['custom_rx_anti_aging'];
