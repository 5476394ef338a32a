import { defineMachine } from '#config/define-machine.ts';

/**
 * What staff decided about two accounts that may belong to one person; until then they count as one chart. Merging
 * cannot be undone; a pair that was dismissed by mistake can still be merged.
 */
export const possibleDuplicateMachine = defineMachine({
  name: 'possible duplicate',
  states: ['open', 'dismissed', 'merged'],
  initial: 'open',
  transitions: [
    { from: ['open'], to: 'dismissed', by: ['clinician', 'operator'] },
    { from: ['open', 'dismissed'], to: 'merged', by: ['clinician', 'operator'] },
  ],
});

export type PossibleDuplicateStatus = (typeof possibleDuplicateMachine.states)[number];
