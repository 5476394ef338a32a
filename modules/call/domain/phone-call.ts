import { defineMachine } from '#config/define-machine.ts';

/** The live call that some states require before a first prescription (`phoneCallStatus`). */
export const phoneCallMachine = defineMachine({
  name: 'call',
  states: [
    'not_required',
    'required',
    'proposed',
    'scheduled',
    'in_progress',
    'completed',
    'rescheduled',
    'missed',
    'canceled',
    'waived',
  ],
  initial: 'not_required',
  transitions: [
    { from: ['not_required'], to: 'required', by: ['system', 'clinician'] },
    { from: ['required', 'missed', 'canceled'], to: 'proposed', by: ['system', 'clinician', 'operator'] },
    {
      from: ['required', 'proposed', 'rescheduled', 'missed', 'canceled'],
      to: 'scheduled',
      by: ['patient', 'operator'],
    },
    { from: ['scheduled'], to: 'rescheduled', by: ['patient', 'clinician', 'operator'] },
    // The system: the clinician cannot take it, and no colleague is free.
    { from: ['scheduled'], to: 'canceled', by: ['patient', 'clinician', 'operator', 'system'] },
    { from: ['scheduled'], to: 'missed', by: ['clinician', 'system'] },
    { from: ['scheduled'], to: 'in_progress', by: ['clinician'] },
    { from: ['in_progress'], to: 'completed', by: ['clinician'] },
    // The clinician was in the room, and the patient did not join.
    { from: ['in_progress'], to: 'missed', by: ['clinician'] },
    // A call that was missed or canceled is required again until the patient books another one.
    { from: ['required', 'proposed', 'missed', 'canceled'], to: 'waived', by: ['clinician'] },
  ],
});

export type PhoneCallStatus = (typeof phoneCallMachine.states)[number];

/** Whether approval no longer has to wait for a call. */
export const callSettled = (status: PhoneCallStatus): boolean =>
  status === 'not_required' || status === 'completed' || status === 'waived';

/** The second missed call sends a reminder and alerts the care queue; the third ends the visit. */
export const afterMissedCall = (misses: number): 'ask_again' | 'remind_and_alert_care' | 'expire_visit' => {
  if (misses >= 3) return 'expire_visit';
  return misses === 2 ? 'remind_and_alert_care' : 'ask_again';
};
