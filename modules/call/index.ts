import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { LiveCall } from './repositories/live-calls.ts';

export { callSettled, type PhoneCallStatus } from './domain/phone-call.ts';
export { callStartsAtSql, callStatusSql, missedTwiceSql } from './repositories/call-json.ts';
export type { LiveCall } from './repositories/live-calls.ts';

export interface CallService {
  /** The call of a visit; null when none was ever required. */
  of(consultationId: string): Promise<LiveCall | null>;
  /** A visit needs a call, because of the patient's state or because a clinician wants one. Repeating it changes nothing. */
  require(
    actor: Actor,
    visit: { readonly id: string; readonly userId: string },
    options: { readonly mayWaive: boolean; readonly reason: string },
  ): Promise<LiveCall>;
  /** The visits with a booked call with this clinician, from an instant on. */
  bookedWith(clinicianId: string, from?: Date): Promise<readonly string[]>;
  /**
   * A licensed colleague who is free takes a booked call at the same time; else it is released, and the patient is asked to choose
   * another one. Repeating it changes nothing.
   */
  passOn(actor: Actor, call: PassedCall): Promise<PassOnOutcome>;
}
/** A booked call that its clinician cannot take. */
export interface PassedCall {
  readonly consultationId: string;
  /** The clinician who has it. */
  readonly from: string;
  /** The colleague who takes it at the same time if they can; null for nobody. */
  readonly to: string | null;
}

/** `none`: the clinician has no booked call of the visit any more. */
export type PassOnOutcome = 'handed_over' | 'released' | 'none';

export const callPort = definePort<CallService>('call');

/** A visit that needs a call. */
export interface CallVisit {
  readonly id: string;
  readonly userId: string;
  /** The states in which the clinician has to be licensed. */
  readonly states: readonly string[];
  /** The clinician who has the visit; null for nobody. */
  readonly clinicianId: string | null;
  /** It is not decided yet. */
  readonly isOpen: boolean;
}

/** The visits behind the calls; implemented by the module that owns visits. */
export interface CallVisits {
  /** The visit as it is now, for reading; null when there is none. */
  find(consultationId: string): Promise<CallVisit | null>;
  /** The visit, locked until the end of the transaction; null when there is none. */
  lock(consultationId: string): Promise<CallVisit | null>;
  /** A clinician asks for a call in an undecided case of theirs: the case waits for it. CONFLICT in other cases. */
  ask(actor: Actor, consultationId: string, reason: string): Promise<Result<void>>;
  /** The patient chose a time of this clinician, who takes over the visit. */
  booked(actor: Actor, consultationId: string, clinicianId: string): Promise<void>;
  /** The call took place, or the clinician waived it: the visit returns to them. */
  settled(actor: Actor, consultationId: string, clinicianId: string): Promise<void>;
  /** The patient missed three calls: the visit ends, and nothing is charged. */
  missedTooOften(consultationId: string): Promise<void>;
}
export const callVisitPort = definePort<CallVisits>('call.visits');
