import { z } from 'zod';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { fail, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { recordCreation } from '#server/audit/transition.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { EXPORT_TRIES, EXPORTS_A_DAY, exportMachine } from '../domain/export-state.ts';
import { type DataExport, dataExportRepository } from '../repositories/data-exports.ts';
import { endExport } from './end-export.ts';

export const buildExportKind = defineJob('rights.buildExport', z.object({ exportId: z.string() }), {
  maxAttempts: EXPORT_TRIES,
});

/**
 * Asks for an archive of everything that is stored of the patient; a job makes it. While one is being made, that one is
 * returned. CONFLICT after three within a day.
 */
export const requestExport = async (
  scope: Scope,
  actor: Actor,
  userId: string,
): Promise<Result<DataExport>> =>
  allOrNothing(scope, async (tx) => {
    const exports = dataExportRepository(tx.db);
    await exports.lockOwner(userId);
    const latest = await exports.latest(userId);
    if (latest?.status === 'requested') return latest;
    const now = tx.clock.now();
    if ((await exports.since(userId, addDays(now, -1))) >= EXPORTS_A_DAY)
      orRefuse(
        fail('CONFLICT', 'You asked for several downloads today. Use the last one, or ask again tomorrow.'),
      );
    const added: DataExport = {
      id: tx.ids.uuid(),
      userId,
      status: exportMachine.initial,
      statusAt: now,
      requestedAt: now,
      endsAt: null,
      objectKey: null,
      bytes: null,
      tries: 1,
    };
    await exports.insert(added);
    await recordCreation(tx, 'data_export', added, { actor, reason: 'asked for by the patient' });
    await recordAudit(tx, {
      actor,
      action: 'data_export.requested',
      subject: 'data_export',
      subjectId: added.id,
    });
    await tx.enqueue(buildExportKind, { exportId: added.id }, { key: added.id });
    return added;
  });

/** The archive for its owner; null for anybody else, and once it has ended. The download is audited. */
export const openExport = async (
  scope: Scope,
  actor: Actor,
  userId: string,
  id: string,
): Promise<Buffer | null> => {
  const found = await dataExportRepository(scope.db).find(id);
  const isOpen = found?.status === 'ready' && found.endsAt !== null && found.endsAt > scope.clock.now();
  if (!found || found.userId !== userId || !isOpen || found.objectKey === null) return null;
  const stored = await scope.use(objectStorePort).get(found.objectKey);
  if (!stored) return null;
  await recordAudit(scope, {
    actor,
    action: 'data_export.downloaded',
    subject: 'data_export',
    subjectId: id,
  });
  return stored.body;
};

/** The patient deletes the archive before its time. Repeating it changes nothing. */
export const discardExport = async (scope: Scope, actor: Actor, userId: string): Promise<void> => {
  for (const ready of await dataExportRepository(scope.db).ready(userId))
    await endExport(scope, ready, { actor, reason: 'deleted by the patient' });
};
