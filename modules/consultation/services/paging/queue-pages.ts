import { clinicianPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { deadlineOf } from '../../domain/desk-task.ts';
import { isAlertOpen } from '../../domain/opened-alert.ts';
import { audienceOf } from '../../domain/paging/audience-of.ts';
import { dueSteps, FIRST_STEP, type PageLevel } from '../../domain/paging/due-steps.ts';
import { alertPageRepository } from '../../repositories/alert-pages.ts';
import { alertResponseRepository } from '../../repositories/alert-responses.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { SEND_PAGE } from './send-page.ts';
import { settleTasks } from './settle-tasks.ts';

/** Who is paged now, see `audienceOf`. */
const audience = async (tx: Scope, { shipState, clinicianId }: Consultation, level: PageLevel) => {
  const working = await tx.use(clinicianPort).licensedIn([]);
  const licensed = working.filter(({ states }) => states.includes(shipState));
  const assigned = working.find(({ id }) => id === clinicianId);
  return audienceOf(level, licensed.length > 0 ? licensed : working, assigned?.id ?? null);
};

/**
 * Queues the pages of a visit's open alert that are due and have none yet, with a job that sends each. `raisedAt`: when an
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
    const to = await audience(tx, visit, step.level);
    const page = { ...step, ...to, id, alertId, consultationId, alertAt, deadline, queuedAt: now };
    // Another process has queued the same step.
    if (!(await pages.add(page))) return;
    await settleTasks(tx, await pages.replace(page, now), 'A newer page replaced it.');
    await tx.enqueue(SEND_PAGE, { pageId: id }, { key: id });
  }
};
