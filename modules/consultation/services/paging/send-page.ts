import { z } from 'zod';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { defineJob, handleJob } from '#server/jobs/define-job.ts';
import { pagerPort } from '#server/ports/pager.ts';
import type { Scope } from '#server/scope.ts';
import { type AlertPage, alertPageRepository } from '../../repositories/alert-pages.ts';
import { settleTasks } from './settle-tasks.ts';

/** Sends one page to the pager. */
export const sendPageKind = defineJob('consultation.sendPage', z.object({ pageId: z.string() }));

/** Longer than an attempt takes, so that no two run at once. */
const NEXT_ATTEMPT_MS = 60_000;

const accept = (scope: Scope, { id, alertId, consultationId, level, step, audience, attempts }: AlertPage) =>
  scope.transaction(async (tx) => {
    if (!(await alertPageRepository(tx.db).accept(id, tx.clock.now()))) return;
    await settleTasks(tx, [id], 'The pager accepted it.');
    await recordAudit(tx, {
      actor: systemActor,
      action: 'case.paged',
      subject: 'consultation',
      subjectId: consultationId,
      detail: { pageId: id, alertId, level, step, audience, attempts },
    });
  });

/**
 * Sends a page that is due; one that failed is tried again a minute later, with the same id, as long as the alert is open. A
 * process that is killed after the receiver's answer sends it again: the receiver knows the id.
 */
const sendPage = async (scope: Scope, id: string): Promise<void> => {
  const pages = alertPageRepository(scope.db);
  const now = scope.clock.now();
  const page = await pages.take(id, now, new Date(now.getTime() + NEXT_ATTEMPT_MS));
  if (!page) return;
  const { alertId, level, audience: group, recipients, deadline, consultationId, attempts } = page;
  const outcome = await scope.use(pagerPort).send({
    ...{ id, alert: alertId, level, deadline },
    audience: { group, recipients },
    link: `${scope.settings.origins.admin}/desk/cases/${consultationId}`,
  });
  const fields = { pageId: id, alertId, level, attempts };
  if (outcome.kind === 'accepted') {
    await accept(scope, page);
    return scope.log.info(fields, 'A page was accepted.');
  }
  const problem = `${outcome.kind}: ${outcome.reason}`;
  await pages.fail(id, problem);
  // A page that is refused stays refused until somebody corrects the settings.
  if (outcome.kind === 'refused') scope.log.error({ ...fields, problem }, 'The pager refused a page.');
  else scope.log.warn({ ...fields, problem }, 'A page could not be sent and will be tried again.');
};

export const sendPageJob = handleJob(sendPageKind, (scope, { pageId }) => sendPage(scope, pageId));
