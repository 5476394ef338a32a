import type { Request } from 'express';
import { z } from 'zod';

const loginState = z.object({
  returnTo: z.string().optional(),
  retry: z.boolean().optional(),
  stepUp: z.boolean().optional(),
  startsOver: z.boolean().optional(),
});

/** The state of a sign-in in progress. Anyone can write one: use it to choose a page, never to grant access. */
export const loginStateOf = (given: unknown): z.output<typeof loginState> => {
  try {
    const text = Buffer.from(z.string().parse(given), 'base64url').toString('utf8');
    return loginState.parse(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Whether a sign-in starts again because the last one lacked a second factor. */
export const asksStepUp = ({ query }: Request): boolean => query.step_up === '1';
