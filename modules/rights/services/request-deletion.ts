import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { accountEndPort } from '#modules/billing/index.ts';
import { visitEndPort } from '#modules/consultation/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { deletionMachine, UNDO_DAYS } from '../domain/deletion-state.ts';
import { deletionRepository } from '../repositories/deletions.ts';
import { notices } from './notices.ts';

/**
 * Schedules the deletion of the patient's account in 14 days. Subscriptions and undecided visits end now, so that nothing
 * is charged or sent meanwhile. Repeating it returns the same date.
 */
export const requestDeletion = (scope: Scope, actor: Actor, userId: string): Promise<Result<Date>> =>
  allOrNothing(scope, async (tx) => {
    const deletions = deletionRepository(tx.db);
    await deletions.lockOwner(userId);
    const scheduled = await deletions.scheduled(userId);
    if (scheduled) return scheduled.dueAt;
    await tx.use(accountEndPort).endSubscriptions(actor, userId);
    await tx.use(visitEndPort).withdrawOpen(actor, userId);
    const now = tx.clock.now();
    const added = {
      id: tx.ids.uuid(),
      userId,
      status: deletionMachine.initial,
      statusAt: now,
      requestedAt: now,
      dueAt: addDays(now, UNDO_DAYS),
    };
    await deletions.insert(added);
    await recordCreation(tx, 'account_deletion', added, { actor, reason: 'asked for by the patient' });
    await recordAudit(tx, {
      actor,
      action: 'account.deletion_requested',
      subject: 'person',
      subjectId: userId,
    });
    await tx.use(accountPort).notify(userId, () => notices.deletionScheduled(added.dueAt));
    return added.dueAt;
  });

/** Takes a scheduled deletion back. What ended with the request stays ended. CONFLICT when none is scheduled. */
export const withdrawDeletion = (scope: Scope, actor: Actor, userId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const deletions = deletionRepository(tx.db);
    await deletions.lockOwner(userId);
    const found = await deletions.scheduled(userId);
    if (!found) return orRefuse(fail('CONFLICT', 'No deletion of your account is scheduled.'));
    const { id, status: from } = found;
    const cause = { actor, reason: 'taken back by the patient' };
    await transition(tx, deletionMachine, { entity: 'account_deletion', id, from }, 'withdrawn', cause);
    await deletions.update(id, { status: 'withdrawn', statusAt: tx.clock.now() });
    await recordAudit(tx, {
      actor,
      action: 'account.deletion_withdrawn',
      subject: 'person',
      subjectId: userId,
    });
    await tx.use(accountPort).notify(userId, notices.deletionWithdrawn);
    return true;
  });
