import { fail, ok, type Result } from '#kernel/result.ts';
import type { PrescriptionStatus } from './prescription-machine.ts';

/** Why a prescription may not be filled, as long as it was not lifted. */
export interface OpenHold {
  /** A rule with the outcome stop or emergency placed it: two clinicians lift it. */
  readonly isHardStop: boolean;
  /** The clinician who proposed to lift it; null when nobody did. */
  readonly liftProposedBy: string | null;
}

export interface TreatmentState {
  readonly status: PrescriptionStatus;
  readonly expiresAt: Date | null;
  readonly holds: readonly OpenHold[];
}

const ended = fail('CONFLICT', 'This prescription has ended. A new one needs a new visit.');

const runs = (status: PrescriptionStatus): boolean => status === 'active' || status === 'on_hold';

/** Whether an action concerns the prescription when it is about a service line or everything. */
export const mayChange = ({ status }: TreatmentState): boolean => runs(status);

/** `hold`: it becomes on hold. `add`: it is on hold already, and gets one more reason. CONFLICT once it has ended. */
export const holdStep = ({ status }: TreatmentState): Result<'hold' | 'add'> => {
  if (!runs(status)) return ended;
  return ok(status === 'active' ? 'hold' : 'add');
};

/**
 * What a clinician who wants to resume a prescription does. `none`: it runs. `propose`: a hard stop needs a second
 * clinician. `lift`: it runs again. CONFLICT for the clinician who proposed it, and once the prescription has ended.
 */
export const resumeStep = (
  { status, expiresAt, holds }: TreatmentState,
  clinicianId: string,
  now: Date,
): Result<'none' | 'propose' | 'lift'> => {
  if (!runs(status) || expiresAt === null || expiresAt <= now) return ended;
  if (status === 'active') return ok('none');
  const hardStops = holds.filter(({ isHardStop }) => isHardStop);
  // A hard stop that was added after a proposal was not judged in it.
  if (hardStops.some(({ liftProposedBy }) => liftProposedBy === null)) return ok('propose');
  return hardStops.some(({ liftProposedBy }) => liftProposedBy === clinicianId)
    ? fail('CONFLICT', 'You proposed to resume this treatment. A second clinician has to confirm it.')
    : ok('lift');
};

/** Runs, or could be renewed: its subscription waits for that. */
const mayEnd = (status: PrescriptionStatus): boolean =>
  runs(status) || status === 'completed' || status === 'expired';

/** `stop`: the therapy ends. `none`: it was stopped already. CONFLICT for a prescription that ended otherwise. */
export const discontinueStep = ({ status }: Pick<TreatmentState, 'status'>): Result<'none' | 'stop'> => {
  if (status === 'stopped') return ok('none');
  return mayEnd(status) ? ok('stop') : ended;
};
