import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { MOVED } from '../domain/moved.ts';

/** Why a prescription is or was on hold, or a drug that the patient buys without one. */
export interface Hold {
  readonly id: string;
  /** Null for a drug without a prescription, which names the patient and the drug instead. */
  readonly prescriptionId: string | null;
  readonly userId: string | null;
  readonly drugType: DrugType | null;
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
  /** The check-in without an answer that placed it; the answer lifts it. */
  readonly checkInId: string | null;
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
  userId: 'user_id',
  drugType: 'drug_type',
  placedAt: 'placed_at',
  placedBy: 'placed_by',
  ruleIds: 'rule_ids',
  isHardStop: 'is_hard_stop',
  reason: 'reason',
  patientText: 'patient_text',
  liftedWhen: 'lifted_when',
  correctionId: 'correction_id',
  checkInId: 'check_in_id',
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
> & { readonly correctionId?: string; readonly checkInId?: string };

/** What a hold is about. */
export type HoldSubject =
  | { readonly prescriptionId: string }
  | { readonly userId: string; readonly drugType: DrugType };

const rowOf = (subject: HoldSubject) =>
  'prescriptionId' in subject
    ? { prescription_id: subject.prescriptionId, user_id: null, drug_type: null }
    : { prescription_id: null, user_id: subject.userId, drug_type: subject.drugType };

/** Rows are protected by the lock of their prescription, and of the person. */
export const holdRepository = (db: Knex) => {
  const open = () => db('prescription_hold').select(columns).whereNull('lifted_at');

  return {
    /** Those that were not lifted, oldest first. */
    openOf: async (prescriptionIds: readonly string[]): Promise<readonly Hold[]> =>
      open()
        .whereIn('prescription_id', [...prescriptionIds])
        .orderBy(['placed_at', 'id']),

    /** Those of drugs without a prescription that were not lifted, oldest first. */
    openOfDrugs: async (userId: string): Promise<readonly Hold[]> =>
      open().where({ user_id: userId }).orderBy(['placed_at', 'id']),

    /** Of these prescriptions those that were ever put on hold for this reason, lifted or not. */
    everHeldFor: async (prescriptionIds: readonly string[], reason: string): Promise<readonly string[]> =>
      db('prescription_hold')
        .whereIn('prescription_id', [...prescriptionIds])
        .where({ reason })
        .distinct()
        .pluck('prescription_id'),

    add: async (subject: HoldSubject, hold: Pick<Hold, 'id' | 'placedAt'> & NewHold): Promise<void> => {
      await db('prescription_hold').insert({ ...toRow(columns, hold), ...rowOf(subject) });
    },

    /** Replaces an earlier proposal: it was made without knowing every hold. */
    proposeLift: async (
      subject: HoldSubject,
      { by, reason, message, at }: { by: string; reason: string; message: string; at: Date },
    ): Promise<void> => {
      await db('prescription_hold')
        .where({ ...rowOf(subject), lifted_at: null, is_hard_stop: true })
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

    /** Lifts those of a check-in that was not answered until now; nobody of the staff does. */
    liftOfCheckIn: async (checkInId: string, { reason, at }: { reason: string; at: Date }): Promise<void> => {
      await db('prescription_hold')
        .where({ check_in_id: checkInId, lifted_at: null })
        .update({ lifted_at: at, lift_reason: reason });
    },

    /** Lifts those that a move placed; nobody of the staff does. */
    liftOfMove: async (
      prescriptionId: string,
      { reason, at }: { reason: string; at: Date },
    ): Promise<void> => {
      await db('prescription_hold')
        .where({ prescription_id: prescriptionId, reason: MOVED, lifted_at: null })
        .update({ lifted_at: at, lift_reason: reason });
    },

    /** Lifts every open hold; the reason of a proposal stays. */
    lift: async (subject: HoldSubject, by: string, reason: string, at: Date): Promise<void> => {
      await db('prescription_hold')
        .where({ ...rowOf(subject), lifted_at: null })
        .update({ lifted_by: by, lifted_at: at, lift_reason: db.raw('coalesce(lift_reason, ?)', [reason]) });
    },
  };
};
