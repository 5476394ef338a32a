import { defineMachine } from '#config/define-machine.ts';

/** `action_required`: the issuer wants the patient to confirm before the card can be saved. */
export const checkoutStatuses = ['started', 'action_required', 'placed'] as const;

export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const checkoutMachine = defineMachine({
  name: 'checkout',
  states: checkoutStatuses,
  initial: 'started',
  transitions: [
    { from: ['started'], to: 'action_required', by: ['patient'] },
    // The issuer did not confirm: the patient may try another card.
    { from: ['action_required'], to: 'started', by: ['patient'] },
    { from: ['started', 'action_required'], to: 'placed', by: ['patient'] },
  ],
});
