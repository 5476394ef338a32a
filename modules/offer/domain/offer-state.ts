import { defineMachine } from '#config/define-machine.ts';

export const offerStatuses = ['offered', 'accepted', 'declined', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Only the patient accepts one. A patient who declined may still accept until it ends. */
export const offerMachine = defineMachine({
  name: 'offer',
  states: offerStatuses,
  initial: 'offered',
  transitions: [
    { from: ['offered', 'declined'], to: 'accepted', by: ['patient'] },
    { from: ['offered'], to: 'declined', by: ['patient'] },
    { from: ['offered'], to: 'expired', by: ['system'] },
  ],
});

/** Whether it can be accepted at an instant. */
export const isOpen = (
  { status, endsAt }: { readonly status: OfferStatus; readonly endsAt: Date },
  now: Date,
): boolean => (status === 'offered' || status === 'declined') && now < endsAt;
