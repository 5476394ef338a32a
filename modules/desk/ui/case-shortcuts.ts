import type { ShortcutLine } from './shortcut-help.tsx';

/** The keyboard shortcuts of a case, as its help lists them. */
export const caseShortcuts: readonly ShortcutLine[] = [
  { keys: ['f'], does: 'Go to the next flag; again: accept it' },
  { keys: ['a'], does: 'Approve as asked' },
  { keys: ['c'], does: 'Change the plan' },
  { keys: ['r'], does: 'Refuse' },
  { keys: ['m'], does: 'Write a message' },
  { keys: ['Ctrl', 'Enter'], does: 'Confirm a decision, or send the message' },
  { keys: ['h'], does: 'Go to the chart' },
  { keys: ['t'], does: 'Take this case' },
  { keys: ['g'], does: 'Hand over to a colleague' },
  { keys: ['u'], does: 'Give back to the queue' },
  { keys: ['n'], does: 'Next case' },
  { keys: ['q'], does: 'Back to the queue' },
  { keys: ['?'], does: 'Show this list' },
];
