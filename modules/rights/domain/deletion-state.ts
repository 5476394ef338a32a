import { defineMachine } from '#config/define-machine.ts';

/** `scheduled`: the patient may still take it back. `done`: what ends with the account is erased. */
export const deletionMachine = defineMachine({
  name: 'deletion',
  states: ['scheduled', 'withdrawn', 'done'],
  initial: 'scheduled',
  transitions: [
    { from: ['scheduled'], to: 'withdrawn', by: ['patient'] },
    { from: ['scheduled'], to: 'done', by: ['system'] },
  ],
});

export type DeletionStatus = (typeof deletionMachine.states)[number];

/** Days in which a patient may take the deletion back. */
export const UNDO_DAYS = 14;

/** From the date on, files may be deleted already, so an account that is kept then could lack some. */
export const canBeWithdrawn = ({ dueAt }: { readonly dueAt: Date }, now: Date): boolean => now < dueAt;
