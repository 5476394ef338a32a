import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { jobQueuePort } from '#server/ports/job-queue.ts';
import type { Scope } from '#server/scope.ts';
import { wantedJob } from '../domain/job-search.ts';

/**
 * Has one job tried now; false when there is nothing to do, because it runs, is done, or would be tried now anyway.
 * Repeating it changes nothing. BAD_USER_INPUT names `id`.
 */
export const retryJob = async (
  scope: Scope,
  actor: Actor,
  given: { readonly id: string },
): Promise<Result<boolean>> => {
  const wanted = readInput(wantedJob, given);
  if (!wanted.ok) return wanted;
  const { id } = wanted.value;
  return scope.transaction(async (tx) => {
    const kind = await tx.use(jobQueuePort).retry(id);
    if (kind === null) return ok(false);
    await recordAudit(tx, {
      actor,
      action: 'jobs.retried',
      subject: 'job',
      subjectId: id,
      detail: { kind, jobs: 1 },
    });
    return ok(true);
  });
};

/** Has all jobs of a kind that are given up tried now. How many there were; repeating it changes nothing. */
export const retryJobsOfKind = (scope: Scope, actor: Actor, kind: string): Promise<number> =>
  scope.transaction(async (tx) => {
    const jobs = await tx.use(jobQueuePort).retryFailed(kind);
    if (jobs > 0)
      await recordAudit(tx, {
        actor,
        action: 'jobs.retried',
        subject: 'job',
        subjectId: kind,
        detail: { kind, jobs },
      });
    return jobs;
  });
