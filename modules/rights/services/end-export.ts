import { type Cause, transition } from '#server/audit/transition.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { exportMachine } from '../domain/export-state.ts';
import { type DataExport, dataExportRepository } from '../repositories/data-exports.ts';

/** Deletes an archive and records its end. The file goes first: a crash leaves a row whose file is deleted again. */
export const endExport = async (scope: Scope, { id, objectKey }: DataExport, cause: Cause): Promise<void> => {
  if (objectKey !== null) await scope.use(objectStorePort).delete(objectKey);
  await scope.transaction(async (tx) => {
    const exports = dataExportRepository(tx.db);
    const found = await exports.lock(id);
    if (found?.status !== 'ready') return;
    await transition(tx, exportMachine, { entity: 'data_export', id, from: found.status }, 'ended', cause);
    await exports.update(id, { status: 'ended', statusAt: tx.clock.now(), objectKey: null });
  });
};
