import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { transition } from '#server/audit/transition.ts';
import { handleJob } from '#server/jobs/define-job.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { EXPORT_DAYS, exportMachine } from '../domain/export-state.ts';
import { dataExportRepository } from '../repositories/data-exports.ts';
import { archiveOf } from './export/archive-of.ts';
import { notices } from './notices.ts';
import { buildExportKind } from './request-export.ts';

/** Whether the archive became ready; false when it was not wanted any more. */
const becomeReady = (scope: Scope, id: string, objectKey: string, bytes: number): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const exports = dataExportRepository(tx.db);
    const found = await exports.lock(id);
    if (found?.status !== 'requested') return found?.objectKey === objectKey;
    const now = tx.clock.now();
    const endsAt = addDays(now, EXPORT_DAYS);
    await transition(tx, exportMachine, { entity: 'data_export', id, from: found.status }, 'ready', {
      actor: systemActor,
      reason: 'made',
    });
    await exports.update(id, { status: 'ready', statusAt: now, endsAt, objectKey, bytes });
    await tx.use(accountPort).notify(found.userId, () => notices.exportReady(endsAt));
    return true;
  });

/** Makes an archive. Its key is that of the request, so that a repeated attempt replaces the file of the first. */
export const buildExport = handleJob(buildExportKind, async (scope, { exportId: id }) => {
  const found = await dataExportRepository(scope.db).find(id);
  if (found?.status !== 'requested') return;
  const archive = await archiveOf(scope, found.userId);
  const key = `exports/${id}.zip`;
  const store = scope.use(objectStorePort);
  await store.put(key, archive, 'application/zip');
  if (!(await becomeReady(scope, id, key, archive.length))) await store.delete(key);
});
