import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { taskOutcomes } from './task-kinds.ts';

/** How an operator closes a task. */
export const closeTaskInput = inputObject({
  outcome: z.enum(taskOutcomes, 'Choose an outcome.'),
  reason: writtenText(1000),
});
