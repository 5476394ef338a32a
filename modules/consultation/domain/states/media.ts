import { defineMachine } from '#config/define-machine.ts';

/** One photo slot: a view of the scalp, or an identification. */
export const imageMachine = defineMachine({
  name: 'photo',
  states: ['missing', 'uploading', 'uploaded', 'accepted', 'rejected'],
  initial: 'missing',
  transitions: [
    // The patient may also replace a photo that nobody has viewed yet.
    { from: ['missing', 'uploaded', 'rejected'], to: 'uploading', by: ['visitor', 'patient'] },
    { from: ['uploading', 'rejected'], to: 'uploaded', by: ['visitor', 'patient', 'system'] },
    { from: ['uploading'], to: 'missing', by: ['visitor', 'patient', 'system'] },
    { from: ['uploaded'], to: 'accepted', by: ['clinician', 'operator'] },
    { from: ['uploaded'], to: 'rejected', by: ['clinician', 'operator'] },
    // The picture of an ID is deleted on its date, whatever its status.
    { from: ['uploaded', 'accepted', 'rejected'], to: 'missing', by: ['system'] },
  ],
});

export type ImageStatus = (typeof imageMachine.states)[number];

/** Why a photo has to be retaken, and the text that the patient reads. */
export const rejectionReasons = {
  blurry: 'The photo is out of focus.',
  dark: 'The photo is too dark.',
  wrong_view: 'The photo shows another view than the one we need.',
  id_unreadable: 'We cannot read the ID.',
  id_mismatch: 'The name or date of birth on the ID differs from your account.',
} as const;

export type RejectionReason = keyof typeof rejectionReasons;

export const mediaSetMachine = defineMachine({
  name: 'set of photos',
  states: ['incomplete', 'complete', 'in_review', 'accepted', 'retake_requested'],
  initial: 'incomplete',
  transitions: [
    { from: ['incomplete', 'retake_requested'], to: 'complete', by: ['visitor', 'patient'] },
    // The clinician decides with the existing photos.
    { from: ['incomplete'], to: 'complete', by: ['system'] },
    { from: ['complete'], to: 'in_review', by: ['clinician', 'operator', 'system'] },
    { from: ['in_review'], to: 'accepted', by: ['clinician', 'operator'] },
    { from: ['in_review'], to: 'retake_requested', by: ['clinician', 'operator'] },
  ],
});

export type MediaSetStatus = (typeof mediaSetMachine.states)[number];
