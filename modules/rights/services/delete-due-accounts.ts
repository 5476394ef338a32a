import { accountEndPort, billingPort } from '#modules/billing/index.ts';
import { outboxPort } from '#modules/mail/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { transition } from '#server/audit/transition.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { personalDataPort } from '#server/ports/personal-data.ts';
import type { Scope } from '#server/scope.ts';
import { deletionMachine } from '../domain/deletion-state.ts';
import { deletionRepository } from '../repositories/deletions.ts';
import { deletionObstacles } from './deletion-obstacles.ts';
import { notices } from './notices.ts';

/**
 * Deletes one account whose days are over; later when money or a parcel is under way. Files go first, the rows in one
 * transaction: killed in between, the next sweep deletes the same files again and then the rows.
 */
const deleteAccount = async (scope: Scope, userId: string): Promise<void> => {
  if ((await deletionObstacles(scope, userId)).length > 0) return;
  const files = await scope.use(personalDataPort).eraseFiles(userId);
  await scope.transaction(async (tx) => {
    const deletions = deletionRepository(tx.db);
    await tx.use(billingPort).lockPerson(userId);
    const owner = await deletions.lockOwner(userId);
    const found = await deletions.scheduled(userId);
    const now = tx.clock.now();
    if (!owner || !found || found.dueAt > now || (await deletionObstacles(tx, userId)).length > 0) return;
    const { id, status: from } = found;
    await tx.use(accountEndPort).forgetCards(userId);
    await tx.use(personalDataPort).eraseAccount(userId, files);
    const cause = { actor: systemActor, reason: 'its days to take it back are over' };
    await transition(tx, deletionMachine, { entity: 'account_deletion', id, from }, 'done', cause);
    await deletions.update(id, { status: 'done', statusAt: now });
    await recordAudit(tx, {
      actor: systemActor,
      action: 'account.deleted',
      subject: 'person',
      subjectId: userId,
    });
    const { kind, subject, body } = notices.deleted();
    await tx.use(outboxPort).queue({
      kind,
      to: owner.email,
      userId: null,
      subject,
      body,
      unsubscribe: null,
      key: `account_deletion:${id}`,
    });
  });
};

const SWEEP = 'rights.deletions';

const dueAccounts = (scope: Scope) => deletionRepository(scope.db).due(scope.clock.now());

/** Deletes the accounts whose days are over. */
export const deleteDueAccounts: SweepDefinition = {
  id: SWEEP,
  due: (scope) => [dueAccounts(scope)],
  run: async (scope) => {
    await eachByItself(scope, SWEEP, await dueAccounts(scope), (userId) => deleteAccount(scope, userId));
  },
};
