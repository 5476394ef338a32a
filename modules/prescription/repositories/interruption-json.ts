import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { ContinuityDecision, InterruptionCause } from '../domain/interruption.ts';
import { clinicianNameSql } from './clinician-json.ts';

/** Why a treatment may end abruptly, and what a clinician decided about it. */
export interface InterruptionView {
  readonly cause: InterruptionCause;
  readonly raisedAt: Date;
  /** Null until a clinician has decided, together with what follows. */
  readonly decision: ContinuityDecision | null;
  /** The clinician's name. */
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** The plan, as the patient reads it. */
  readonly patientText: string | null;
  /** For the record. */
  readonly reason: string | null;
}

/** As JSON: the instants are text. */
export type InterruptionJson = Omit<InterruptionView, 'raisedAt' | 'decidedAt'> & {
  readonly raisedAt: JsonInstant;
  readonly decidedAt: JsonInstant | null;
};

export const interruptionFrom = (row: InterruptionJson): InterruptionView => ({
  ...row,
  raisedAt: instant(row.raisedAt),
  decidedAt: instantOrNull(row.decidedAt),
});

/**
 * The newest interruption of a prescription that is open or decided, a JSON object or null; one that ended by itself does
 * not count. `prescription` is an SQL expression for the id.
 */
export const interruptionSql = (prescription: string): string => `
  (select json_build_object('cause', i.cause, 'raisedAt', i.raised_at, 'decision', i.decision,
      'decidedBy', ${clinicianNameSql('i.decided_by')}, 'decidedAt', i.decided_at, 'patientText', i.patient_text,
      'reason', i.reason)
   from treatment_interruption i where i.prescription_id = ${prescription} and i.ended_at is null
   order by i.raised_at desc, i.id limit 1)`;

/** Open interruptions as a subselect: the visit of the prescription, the cause, and since when; oldest first. */
export const openInterruptionsSql = `
  (select p.consultation_id, i.cause, i.raised_at
   from treatment_interruption i join prescription p on p.id = i.prescription_id
   where i.decided_at is null and i.ended_at is null)`;
