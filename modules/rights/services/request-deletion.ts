import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays, formatDate } from '#kernel/dates.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { accountEndPort } from '#modules/billing/index.ts';
import { visitEndPort } from '#modules/consultation/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { canBeWithdrawn, deletionMachine, UNDO_DAYS } from '../domain/deletion-state.ts';
import { deletionRepository } from '../repositories/deletions.ts';
import { deletionObstacles } from './deletion-obstacles.ts';
import { notices } from './notices.ts';

/** CONFLICT with the sentences, when something must be settled before the deletion can be asked for. */
const requireSettled = async (scope: Scope, userId: string): Promise<void> => {
  const first = (await deletionObstacles(scope, userId)).filter(({ mustBeSettled }) => mustBeSettled);
  if (first.length > 0) orRefuse(fail('CONFLICT', first.map(({ text }) => text).join(' ')));
};

const schedule = async (tx: Scope, actor: Actor, userId: string): Promise<Date> => {
  const now = tx.clock.now();
  const added = {
    ...{ id: tx.ids.uuid(), userId, status: deletionMachine.initial, statusAt: now },
    ...{ requestedAt: now, dueAt: addDays(now, UNDO_DAYS) },
  };
  await deletionRepository(tx.db).insert(added);
  await tx.use(leavingPort).set(userId, now);
  await recordCreation(tx, 'account_deletion', added, { actor, reason: 'asked for by the patient' });
  await recordAudit(tx, {
    actor,
    action: 'account.deletion_requested',
    subject: 'person',
    subjectId: userId,
  });
  await tx.use(accountPort).notify(userId, () => notices.deletionScheduled(added.dueAt));
  return added.dueAt;
};

/**
 * Schedules the deletion of the patient's account in 14 days. Subscriptions, unpaid orders and undecided visits end now, and
 * from now on nothing can be charged, shipped or begun. Repeating it returns the same date. CONFLICT when something must be
 * settled first; nothing has changed then.
 */
export const requestDeletion = (scope: Scope, actor: Actor, userId: string): Promise<Result<Date>> =>
  allOrNothing(scope, async (tx) => {
    const deletions = deletionRepository(tx.db);
    const known = await deletions.scheduled(userId);
    if (known) return known.dueAt;
    await requireSettled(tx, userId);
    // Locks in the order of all modules: the visit, then the person's billing, then the person.
    await tx.use(visitEndPort).withdrawOpen(actor, userId);
    await tx.use(accountEndPort).endPurchases(actor, userId);
    await deletions.lockOwner(userId);
    const meanwhile = await deletions.scheduled(userId);
    if (meanwhile) return meanwhile.dueAt;
    // Again under the locks: a charge or an emergency may have come meanwhile.
    await requireSettled(tx, userId);
    return schedule(tx, actor, userId);
  });

/**
 * Takes a scheduled deletion back. What ended with the request stays ended. CONFLICT when none is scheduled, and from its
 * date on.
 */
export const withdrawDeletion = (scope: Scope, actor: Actor, userId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const deletions = deletionRepository(tx.db);
    await deletions.lockOwner(userId);
    const found = await deletions.scheduled(userId);
    if (!found) return orRefuse(fail('CONFLICT', 'No deletion of your account is scheduled.'));
    const { id, status: from, dueAt } = found;
    if (!canBeWithdrawn(found, tx.clock.now()))
      orRefuse(
        fail('CONFLICT', `You could keep this account until ${formatDate(dueAt)}. It is being deleted now.`),
      );
    const cause = { actor, reason: 'taken back by the patient' };
    await transition(tx, deletionMachine, { entity: 'account_deletion', id, from }, 'withdrawn', cause);
    await deletions.update(id, { status: 'withdrawn', statusAt: tx.clock.now() });
    await tx.use(leavingPort).set(userId, null);
    await recordAudit(tx, {
      actor,
      action: 'account.deletion_withdrawn',
      subject: 'person',
      subjectId: userId,
    });
    await tx.use(accountPort).notify(userId, notices.deletionWithdrawn);
    return true;
  });
