import { isStateCode } from '#kernel/us-states.ts';

/**
 * Operator's data, an example for the demo and not legal advice: where clinicians of the medical group are
 * licensed and the pharmacy may ship, and where the law requires a live call before a prescription. Replace both
 * lists with those that counsel and the medical director approve. Over-the-counter products ship to every state.
 */
const noPrescriptions = ['AK', 'MS'];
const liveCallFirst = ['AR', 'NM', 'WV'];
/** States of these where a clinician may decide without the call, with a recorded reason. */
const callMayBeWaived = ['NM'];

export interface StateRule {
  /** Prescriptions can be written for, and shipped to, this state. */
  readonly prescriptions: boolean;
  /** A phone or video call must come before a prescription. */
  readonly syncVisit: boolean;
}

/** The rule for a two-letter state code. An unknown code is not served. */
export const stateRule = (state: string): StateRule => {
  const prescriptions = isStateCode(state) && !noPrescriptions.includes(state);
  return { prescriptions, syncVisit: prescriptions && liveCallFirst.includes(state) };
};

/** Whether a clinician may decide without the live call that the state asks for. */
export const mayWaiveCall = (state: string): boolean => callMayBeWaived.includes(state);
