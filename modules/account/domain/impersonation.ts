import * as z from 'zod/mini';
import { defineMachine } from '#config/define-machine.ts';

/** An operator impersonates a patient (S6.2). */
export const impersonationMachine = defineMachine({
  name: 'impersonation',
  states: ['started', 'ended'],
  initial: 'started',
  transitions: [{ from: ['started'], to: 'ended', by: ['operator', 'system'] }],
});

export type ImpersonationStatus = (typeof impersonationMachine.states)[number];

/** Time allowed between pressing the button on the staff host and opening the app host. */
export const TOKEN_LIFETIME_MS = 60_000;

const REASON_LENGTH = { least: 10, most: 300 } as const;

const sayWhy = 'Say in a few words why, so that others can understand it later.';

/** Why an operator impersonates a patient. */
export const impersonationReason = z
  .string(sayWhy)
  .check(
    z.trim(),
    z.minLength(REASON_LENGTH.least, sayWhy),
    z.maxLength(REASON_LENGTH.most, `Use at most ${REASON_LENGTH.most} characters.`),
  );
