import { type Snapshot, stateAt } from '../snapshot.ts';

/** Where the law asks for a call before a first prescription; written by hand. */
const callFirst: readonly string[] = ['AR', 'NM', 'WV'];
const settled: readonly string[] = ['completed', 'waived'];

/**
 * A visit that waits for a call is not approved before it, and a first visit in a state that asks for one has had it
 * before anything is signed.
 */
export const callsComeFirst = (all: Snapshot): readonly string[] =>
  all.prescriptions.flatMap(({ id, consultation_id, drug_type, signed_at }) => {
    const visit = all.consultations.find((one) => one.id === consultation_id);
    const call = all.calls.find((one) => one.consultation_id === consultation_id);
    const isSettled = call !== undefined && settled.includes(call.status) && call.status_at <= signed_at;
    const what = `The prescription ${id} (${drug_type}) was signed`;
    const before = new Date(signed_at.getTime() - 1);
    return [
      ...(call && !isSettled ? [`${what} before the call, which is ${call.status}.`] : []),
      ...(stateAt(all, consultation_id, before) === 'awaiting_call'
        ? [`${what} while its visit waited for a call.`]
        : []),
      ...(visit?.kind === 'initial' && callFirst.includes(visit.ship_state) && !isSettled
        ? [`${what} in ${visit.ship_state} without a call.`]
        : []),
    ];
  });
