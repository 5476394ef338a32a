import type { Scope } from '#server/scope.ts';
import { deadlineOf } from '../../domain/desk-task.ts';
import { isAlertOpen } from '../../domain/opened-alert.ts';
import { dueSteps, FIRST_STEP } from '../../domain/paging/due-steps.ts';
import { alertPageRepository } from '../../repositories/alert-pages.ts';
import { alertResponseRepository } from '../../repositories/alert-responses.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { audienceNow } from './audience-now.ts';
import { notifyClinicians } from './notify-clinicians.ts';
import { sendPageKind } from './send-page.ts';
import { settleTasks } from './settle-tasks.ts';
import { staffEmails } from './staff-emails.ts';

/**
 * Queues the pages of a visit's open alert that are due and have none yet, with a job that sends each, and emails the same clinicians. `raisedAt`: when an
 * alert was raised that may be the first one; without it, an alert without pages stays without. Safe to repeat: the first page
 * decides when the escalation began.
 */
export const queuePages = async (
  tx: Scope,
  consultationId: string,
  raisedAt: Date | null = null,
): Promise<void> => {
  const visit = await consultationRepository(tx.db).byId(consultationId);
  if (!visit?.alertAt || !isAlertOpen(visit)) return;
  const { alertAt } = visit;
  const now = tx.clock.now();
  const pages = alertPageRepository(tx.db);
  const known = await pages.ofAlert(consultationId, alertAt);
  const first = known.find(({ step }) => step === FIRST_STEP);
  const since = first?.dueAt ?? raisedAt;
  if (since === null) return;
  const responses = alertResponseRepository(tx.db);
  const due = dueSteps(since, await responses.notReached(consultationId, alertAt), now).filter(
    ({ step }) => !known.some((page) => page.step === step),
  );
  if (due.length === 0) return;
  const deadline = (await responses.dueAt(consultationId, alertAt)) ?? deadlineOf('emergency', alertAt);
  let alertId = first?.alertId;
  for (const step of due) {
    const id = tx.ids.uuid();
    alertId ??= id;
    const to = await audienceNow(tx, visit, step.level);
    const page = { ...step, ...to, id, alertId, consultationId, alertAt, deadline, queuedAt: now };
    // Another process has queued the same step.
    if (!(await pages.add(page))) return;
    await settleTasks(tx, await pages.replace(page, now), 'A newer page replaced it.');
    await tx.enqueue(sendPageKind, { pageId: id }, { key: id });
    await notifyClinicians(tx, to.recipients, { ...staffEmails.emergency, cause: id });
  }
};
