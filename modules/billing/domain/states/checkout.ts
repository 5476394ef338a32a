import { defineMachine } from '#kernel/state-machine.ts';

/** `action_required`: his bank wants to ask the buyer before it lets us keep the card. */
export const checkoutStatuses = ['started', 'action_required', 'placed'] as const;

export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const checkoutMachine = defineMachine({
  name: 'checkout',
  states: checkoutStatuses,
  initial: 'started',
  transitions: [
    { from: ['started'], to: 'action_required', by: ['patient'] },
    // The bank did not confirm: another card may be tried.
    { from: ['action_required'], to: 'started', by: ['patient'] },
    { from: ['started', 'action_required'], to: 'placed', by: ['patient'] },
  ],
});
