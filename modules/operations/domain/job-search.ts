import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';

/** The number of a job in the queue: a positive `bigint` of PostgreSQL. */
const jobNumber = (message: string) => z.string(message).check(z.regex(/^[1-9]\d{0,17}$/, message));

/** Which jobs an operator wants to see; `before` continues a page. */
export const jobSearch = inputObject({
  state: z.enum(['failed', 'waiting'], 'Choose failed or waiting.'),
  /** `module.verb`; one that no job has finds nothing. */
  kind: orBlank(z.string().check(z.trim(), z.maxLength(100))),
  before: orBlank(jobNumber('Start again from the newest.')),
});

/** The job that an operator wants to have tried again. */
export const wantedJob = inputObject({ id: jobNumber('There is no job with this number.') });
