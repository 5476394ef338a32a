import type { ShortcutLine } from './shortcut-help.tsx';

/** The keyboard shortcuts of a case, as its help lists them. */
export const caseShortcuts: readonly ShortcutLine[] = [
  { keys: ['a'], does: 'Approve as asked' },
  { keys: ['c'], does: 'Change the plan' },
  { keys: ['r'], does: 'Refuse' },
  { keys: ['m'], does: 'Write a message' },
  { keys: ['Ctrl', 'Enter'], does: 'Send the message' },
  { keys: ['h'], does: 'Go to the chart' },
  { keys: ['t'], does: 'Take this case' },
  { keys: ['n'], does: 'Next case' },
  { keys: ['?'], does: 'Show this list' },
];
