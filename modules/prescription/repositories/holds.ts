import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

/** Why a prescription is or was on hold. */
export interface Hold {
  readonly id: string;
  readonly prescriptionId: string;
  readonly placedAt: Date;
  /** The clinician; null when a rule or a move placed it. */
  readonly placedBy: string | null;
  /** The rules that caused it; empty for a clinician's hold. */
  readonly ruleIds: readonly string[];
  /** A rule with the outcome stop or emergency placed it: two clinicians lift it. */
  readonly isHardStop: boolean;
  /** For the record. */
  readonly reason: string;
  /** What the patient reads about it. */
  readonly patientText: string;
  /** What would lift it, as a sentence that the patient may read. */
  readonly liftedWhen: string;
  /** The correction of answers that placed it; seeing that lifts it. */
  readonly correctionId: string | null;
  readonly liftProposedBy: string | null;
  readonly liftProposedAt: Date | null;
  readonly liftReason: string | null;
  /** What the first of two clinicians wants the patient to read when it is lifted. */
  readonly liftMessage: string | null;
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
}

const columns = {
  id: 'id',
  prescriptionId: 'prescription_id',
  placedAt: 'placed_at',
  placedBy: 'placed_by',
  ruleIds: 'rule_ids',
  isHardStop: 'is_hard_stop',
  reason: 'reason',
  patientText: 'patient_text',
  liftedWhen: 'lifted_when',
  correctionId: 'correction_id',
  liftProposedBy: 'lift_proposed_by',
  liftProposedAt: 'lift_proposed_at',
  liftReason: 'lift_reason',
  liftMessage: 'lift_message',
  liftedAt: 'lifted_at',
  liftedBy: 'lifted_by',
} satisfies Columns<Hold>;

/** What a new hold says. */
export type NewHold = Pick<
  Hold,
  'placedBy' | 'ruleIds' | 'isHardStop' | 'reason' | 'patientText' | 'liftedWhen'
> & { readonly correctionId?: string };

/** Rows are protected by the lock of their prescription. */
export const holdRepository = (db: Knex) => ({
  /** Those that were not lifted, oldest first. */
  openOf: async (prescriptionIds: readonly string[]): Promise<readonly Hold[]> =>
    db('prescription_hold')
      .select(columns)
      .whereIn('prescription_id', [...prescriptionIds])
      .whereNull('lifted_at')
      .orderBy(['placed_at', 'id']),

  add: async (hold: Pick<Hold, 'id' | 'prescriptionId' | 'placedAt'> & NewHold): Promise<void> => {
    await db('prescription_hold').insert(toRow(columns, hold));
  },

  /** Replaces an earlier proposal: it was made without knowing every hold. */
  proposeLift: async (
    prescriptionId: string,
    { by, reason, message, at }: { by: string; reason: string; message: string; at: Date },
  ): Promise<void> => {
    await db('prescription_hold')
      .where({ prescription_id: prescriptionId, lifted_at: null, is_hard_stop: true })
      .update({ lift_proposed_by: by, lift_proposed_at: at, lift_reason: reason, lift_message: message });
  },

  /** Lifts those that a correction of answers placed. */
  liftOfCorrection: async (
    correctionId: string,
    { by, reason, at }: { by: string; reason: string; at: Date },
  ): Promise<void> => {
    await db('prescription_hold')
      .where({ correction_id: correctionId, lifted_at: null, is_hard_stop: false })
      .update({ lifted_by: by, lifted_at: at, lift_reason: reason });
  },

  /** Lifts every open hold; the reason of a proposal stays. */
  lift: async (prescriptionId: string, by: string, reason: string, at: Date): Promise<void> => {
    await db('prescription_hold')
      .where({ prescription_id: prescriptionId, lifted_at: null })
      .update({ lifted_by: by, lifted_at: at, lift_reason: db.raw('coalesce(lift_reason, ?)', [reason]) });
  },
});
