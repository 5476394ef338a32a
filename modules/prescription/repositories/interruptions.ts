import type { Knex } from 'knex';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { ContinuityDecision, InterruptionCause } from '../domain/interruption.ts';

export interface NewInterruption {
  readonly id: string;
  readonly prescriptionId: string;
  readonly cause: InterruptionCause;
  /** The invoice or subscription that caused it: each causes one. Null when nothing but the prescription did. */
  readonly sourceId: string | null;
  readonly raisedAt: Date;
}

/** What a clinician decided. */
export interface Decided {
  readonly decision: ContinuityDecision;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly patientText: string;
  readonly reason: string;
}

const decidedRow = ({ decision, decidedBy, decidedAt, patientText, reason }: Decided) => ({
  decision,
  decided_by: decidedBy,
  decided_at: decidedAt,
  patient_text: patientText,
  reason,
});

/** Rows are protected by the lock of the person or of the prescription. */
export const interruptionRepository = (db: Knex) => {
  const open = () => db('treatment_interruption').whereNull('decided_at').whereNull('ended_at');
  const rowOf = ({ id, prescriptionId, cause, sourceId, raisedAt }: NewInterruption) => ({
    id,
    prescription_id: prescriptionId,
    cause,
    source_id: sourceId,
    raised_at: raisedAt,
  });

  return {
    /** False when one is open already, or this source has caused one. */
    add: async (interruption: NewInterruption): Promise<boolean> => {
      const added = await db('treatment_interruption')
        .insert(rowOf(interruption))
        .onConflict()
        .ignore()
        .returning('id');
      return added.length > 0;
    },

    /** Closes the open one with a decision; false when none is open. */
    decide: async (prescriptionId: string, decided: Decided): Promise<boolean> =>
      (await open().where({ prescription_id: prescriptionId }).update(decidedRow(decided))) > 0,

    /** A decision about a treatment that nothing interrupts. */
    addDecided: async (interruption: NewInterruption, decided: Decided): Promise<void> => {
      await db('treatment_interruption').insert({ ...rowOf(interruption), ...decidedRow(decided) });
    },

    /** The newest decision about a prescription; null without one. */
    lastDecided: async (prescriptionId: string): Promise<Decided | null> =>
      (await db('treatment_interruption')
        .select({
          decision: 'decision',
          decidedBy: 'decided_by',
          decidedAt: 'decided_at',
          patientText: 'patient_text',
          reason: 'reason',
        })
        .where({ prescription_id: prescriptionId })
        .whereNotNull('decided_at')
        .orderBy('decided_at', 'desc')
        .first()) ?? null,

    hasOpen: async (prescriptionId: string): Promise<boolean> =>
      (await open().where({ prescription_id: prescriptionId }).first('id')) !== undefined,

    /** What interrupted these is over without a decision; of any cause, or of one. */
    end: async (prescriptionIds: readonly string[], at: Date, cause?: InterruptionCause): Promise<void> => {
      const ending = open().whereIn('prescription_id', [...prescriptionIds]);
      await (cause === undefined ? ending : ending.where({ cause })).update({ ended_at: at });
    },

    /** Ends what a subscription caused: it continues. */
    endOfSource: async (sourceId: string, at: Date): Promise<void> => {
      await open().where({ source_id: sourceId }).update({ ended_at: at });
    },

    /** A package was sent: what interrupted the patient's treatment with these drugs is over. */
    endOfDrugs: async (userId: string, drugTypes: readonly DrugType[], at: Date): Promise<void> => {
      await open()
        .whereIn(
          'prescription_id',
          db('prescription')
            .select('id')
            .where({ user_id: userId })
            .whereIn('drug_type', [...drugTypes]),
        )
        .update({ ended_at: at });
    },

    /** Whether the pharmacy has got this drug for the patient since then. */
    wasSupplied: async (userId: string, drugType: DrugType, since: Date): Promise<boolean> =>
      (await db('prescription_fill as f')
        .join('prescription as p', 'p.id', 'f.prescription_id')
        .where({ 'p.user_id': userId, 'p.drug_type': drugType })
        .whereNull('f.returned_at')
        .where('f.at', '>', since)
        .first('p.id')) !== undefined,
  };
};
