import { machinesFor } from '#kernel/state-machine.ts';
import type { StaffRole } from './staff-roles.ts';

/** Who may cause a transition. Staff other than clinicians do it as `operator` (`viewerActor`). */
export type ActorRole = 'visitor' | 'patient' | StaffRole | 'pharmacy' | 'payments' | 'system';

/** Builds a state machine whose transitions name who may cause them. */
export const defineMachine = machinesFor<ActorRole>();
