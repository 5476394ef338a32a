import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type JobKind, jobQueuePort, type QueuedJob } from '#server/ports/job-queue.ts';
import type { Scope } from '#server/scope.ts';
import { jobSearch } from '../domain/job-search.ts';

const PAGE_SIZE = 50;

interface JobsPage {
  readonly kinds: readonly JobKind[];
  readonly jobs: readonly QueuedJob[];
  /** `before` of the next, older page; null on the last. */
  readonly next: string | null;
}

/**
 * The kinds of jobs in the queue, and a page of the jobs that are given up or wait, the newest first. BAD_USER_INPUT names
 * `state`, `kind` or `before`. Reading it is audited, although it is about no patient.
 */
export const listJobs = async (
  scope: Scope,
  actor: Actor,
  given: Readonly<Record<'state' | 'kind' | 'before', unknown>>,
): Promise<Result<JobsPage>> => {
  const wanted = readInput(jobSearch, given);
  if (!wanted.ok) return wanted;
  const queue = scope.use(jobQueuePort);
  const [kinds, found] = await Promise.all([
    queue.kinds(),
    queue.list({ ...wanted.value, limit: PAGE_SIZE + 1 }),
  ]);
  await recordAudit(scope, {
    actor,
    action: 'jobs.read',
    subject: 'desk',
    subjectId: 'jobs',
    detail: { state: wanted.value.state },
  });
  const jobs = found.slice(0, PAGE_SIZE);
  return ok({ kinds, jobs, next: found.length > PAGE_SIZE ? (jobs.at(-1)?.id ?? null) : null });
};
