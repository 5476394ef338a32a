import type { DrugType } from '#modules/catalogue/index.ts';
import { finasterideDrugs, minoxidilDrugs, pde5Inhibitors, ssris } from '../drug-groups.ts';

/** Drugs of which a patient takes one product at a time; a product with two active ingredients is in two groups. */
export type TherapyGroup =
  | 'finasteride'
  | 'minoxidil'
  | 'pde5_inhibitor'
  | 'ssri'
  | 'ketoconazole'
  | 'delay_spray';

const groups: Readonly<Record<TherapyGroup, readonly DrugType[]>> = {
  finasteride: finasterideDrugs,
  minoxidil: minoxidilDrugs,
  pde5_inhibitor: pde5Inhibitors,
  ssri: ssris,
  ketoconazole: ['ketoconazole'],
  delay_spray: ['climax_delay_spray'],
};

const groupNames = Object.keys(groups) as readonly TherapyGroup[];

/** The groups of a drug (docs/clinical/interactions.md#DUPLICATE-THERAPY); empty for cosmetics, supplements and procedures. */
export const therapyGroups = (drugType: DrugType): readonly TherapyGroup[] =>
  groupNames.filter((group) => groups[group].includes(drugType));

/** The drugs of a group. */
export const drugsOfGroup = (group: TherapyGroup): readonly DrugType[] => groups[group];

/** Every drug of a group. */
export const therapyDrugs: readonly DrugType[] = [...new Set(groupNames.flatMap((group) => groups[group]))];

export const sharesGroup = (a: DrugType, b: DrugType): boolean =>
  therapyGroups(a).some((group) => groups[group].includes(b));

/**
 * How far a therapy has come:
 *
 * - `ordered` waits for a clinician, a payment or the pharmacy
 * - `subscribed` is refilled until the patient cancels, or waits for a prescription
 * - `prescribed` may be filled
 * - `on_hold` a clinician has to review it first
 * - `dispensed` the pharmacy has it or has sent it
 */
export type TherapyStage = 'ordered' | 'subscribed' | 'prescribed' | 'on_hold' | 'dispensed';

/** The drugs of these therapies, each once. */
export const drugsOf = (therapies: readonly Therapy[]): readonly DrugType[] => [
  ...new Set(therapies.map(({ drugType }) => drugType)),
];

/** One record of a drug that the patient takes from us, or has asked us for. */
export interface Therapy {
  /** `hold`: a drug that needs no prescription is on hold. */
  readonly record: 'order' | 'subscription' | 'prescription' | 'hold';
  readonly id: string;
  /** The checkout it was bought in; null for a prescription. */
  readonly checkoutId: string | null;
  /** The visit at which it was signed; null for orders and subscriptions. */
  readonly consultationId: string | null;
  readonly productId: number;
  readonly drugType: DrugType;
  readonly name: string;
  readonly stage: TherapyStage;
  /** When the patient ordered it; only of an order. */
  readonly orderedAt?: Date;
  /** When the pharmacy got it; null unless `dispensed`. */
  readonly dispensedAt: Date | null;
  /** Days that one fill lasts; 0 for what is bought once. */
  readonly supplyInDays: number;
  /** For a prescription on hold: a rule stopped it, and two clinicians have to lift the hold. */
  readonly hasHardStop?: boolean;
  /**
   * Of another account that may be the patient's (docs/decisions/possible-duplicates.md); a merged account counts as
   * their own. Its content is not shown to the patient.
   */
  readonly isOfOtherAccount?: boolean;
}
