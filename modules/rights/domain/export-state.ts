import { defineMachine } from '#config/define-machine.ts';

/** `requested`: it is being made. `ready`: it can be downloaded. `ended`: the file is deleted. */
export const exportMachine = defineMachine({
  name: 'download',
  states: ['requested', 'ready', 'failed', 'ended'],
  initial: 'requested',
  transitions: [
    { from: ['requested'], to: 'ready', by: ['system'] },
    { from: ['requested'], to: 'failed', by: ['system'] },
    { from: ['ready'], to: 'ended', by: ['system', 'patient'] },
  ],
});

export type ExportStatus = (typeof exportMachine.states)[number];

/** Days for which an archive can be downloaded. */
export const EXPORT_DAYS = 7;

/** Archives that a patient may ask for within a day. */
export const EXPORTS_A_DAY = 3;

/** Attempts to make an archive before it counts as failed. */
export const EXPORT_TRIES = 5;
