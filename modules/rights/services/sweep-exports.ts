import { HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { transition } from '#server/audit/transition.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { EXPORT_TRIES, exportMachine } from '../domain/export-state.ts';
import { dataExportRepository } from '../repositories/data-exports.ts';
import { endExport } from './end-export.ts';
import { notices } from './notices.ts';
import { buildExportKind } from './request-export.ts';

const SWEEP = 'rights.exports';

/** A job that has not ended after this long was lost, or failed too often. */
const JOB_TIMEOUT_MS = HOUR_MS;

/** Starts a lost job again; after some tries the download has failed, and the patient is told. */
const tryAgain = (scope: Scope, id: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const exports = dataExportRepository(tx.db);
    const found = await exports.lock(id);
    const now = tx.clock.now();
    if (found?.status !== 'requested' || now.getTime() - found.statusAt.getTime() < JOB_TIMEOUT_MS) return;
    if (found.tries < EXPORT_TRIES) {
      await exports.update(id, { statusAt: now, tries: found.tries + 1 });
      await tx.enqueue(buildExportKind, { exportId: id }, { key: id });
      return;
    }
    const cause = { actor: systemActor, reason: 'could not be made' };
    await transition(tx, exportMachine, { entity: 'data_export', id, from: found.status }, 'failed', cause);
    await exports.update(id, { status: 'failed', statusAt: now });
    await tx.use(accountPort).notify(found.userId, () => notices.exportFailed());
  });

const lost = (scope: Scope) =>
  dataExportRepository(scope.db).unfinished(new Date(scope.clock.now().getTime() - JOB_TIMEOUT_MS));
const overdue = (scope: Scope) => dataExportRepository(scope.db).overdue(scope.clock.now());

/** Archives whose job was lost, and those whose days are over. */
export const sweepExports: SweepDefinition = {
  id: SWEEP,
  due: (scope) => [lost(scope), overdue(scope)],
  run: async (scope) => {
    await eachByItself(scope, SWEEP, await lost(scope), (id) => tryAgain(scope, id));
    await eachByItself(scope, SWEEP, await overdue(scope), (one) =>
      endExport(scope, one, { actor: systemActor, reason: 'its days are over' }),
    );
  },
};
