import { isStateCode } from '#kernel/us-states.ts';

/**
 * Operator's data, an example for the demo and not legal advice: where clinicians of the medical group are
 * licensed and the pharmacy may ship, and where the law asks for a live call before a prescription. Replace both
 * lists with what counsel and the medical director sign off. What needs no prescription ships to every state.
 */
const noPrescriptions = ['AK', 'MS'];
const liveCallFirst = ['AR', 'NM', 'WV'];

export interface StateRule {
  /** Prescriptions can be written for and sent to this state. */
  readonly prescriptions: boolean;
  /** A phone or video call has to come before a prescription. */
  readonly syncVisit: boolean;
}

/** The rule of a two-letter state code. A code that is no state gets nothing. */
export const stateRule = (state: string): StateRule => {
  const prescriptions = isStateCode(state) && !noPrescriptions.includes(state);
  return { prescriptions, syncVisit: prescriptions && liveCallFirst.includes(state) };
};
