import { defineMachine } from '#config/define-machine.ts';

/** The identification of a patient in a visit. */
export const identificationMachine = defineMachine({
  name: 'identification',
  // asked: waits for the patient; sent: waits for the clinician.
  states: ['asked', 'sent', 'confirmed', 'mismatch'],
  initial: 'asked',
  transitions: [
    { from: ['asked', 'mismatch'], to: 'sent', by: ['patient'] },
    { from: ['sent', 'mismatch'], to: 'asked', by: ['clinician'] },
    { from: ['sent', 'mismatch'], to: 'confirmed', by: ['clinician'] },
    { from: ['sent'], to: 'mismatch', by: ['clinician'] },
  ],
});

export type IdentificationStatus = (typeof identificationMachine.states)[number];

/** Days after the last picture was sent, and after the clinician has confirmed it, until the pictures are deleted. */
export const KEPT_UNREAD_DAYS = 90;
export const KEPT_CONFIRMED_DAYS = 30;
