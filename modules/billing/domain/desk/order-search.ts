import type * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { listDay } from './list-day.ts';

/** Which orders an operator wants to have in a file. */
export const orderSearch = inputObject({
  /** Days in Eastern time on which the order was placed; both are included. */
  from: listDay,
  to: listDay,
});

export type OrderSearch = z.output<typeof orderSearch>;
