import { z } from 'zod';
import { defineJob, type JobKind } from '#server/jobs/define-job.ts';

/** The kind of job with this name and any payload, also one that the job itself refuses. */
export const anyJob = (id: string): JobKind => defineJob(id, z.looseObject({}));
