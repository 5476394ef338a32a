import type { Result } from '#kernel/result.ts';
import { definePort } from '#server/scope.ts';

export interface LeavingPatient {
  /** When they asked for the deletion. */
  readonly since: Date;
  /** The account is deleted: no message reaches them any more. */
  readonly isDeleted: boolean;
}

/**
 * Patients who asked for the deletion of their account: nothing is charged, shipped or begun for them any more, no matter who
 * wants it. The database refuses the same at its tables. A deleted account stays so.
 */
export interface Leaving {
  /** Since when the patient is leaving, and whether the account is gone already; null: they keep it. Batched with other reads. */
  find(userId: string): Promise<LeavingPatient | null>;
  /** Since when the patient is leaving, in the caller's transaction; null: they keep the account. */
  set(userId: string, since: Date | null): Promise<void>;
  /** Batched with other reads. */
  isLeaving(userId: string): Promise<boolean>;
  /** CONFLICT, in words for the patient, when they are leaving. Call it before anything that leads to a purchase. */
  mayBegin(userId: string): Promise<Result<null>>;
}

export const leavingPort = definePort<Leaving>('account.leaving');
