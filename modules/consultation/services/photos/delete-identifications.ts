import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { transition } from '#server/audit/transition.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { imageMachine } from '../../domain/states/index.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { identificationRepository } from '../../repositories/photos/identifications.ts';
import { photoRepository } from '../../repositories/photos.ts';
import { documentPhotosOf } from './document-photos-of.ts';

/** Empties the slots whose pictures are gone; one that the patient has replaced meanwhile has a date of its own. */
const recordDeletion = async (
  tx: Scope,
  consultationId: string,
  deletedKeys: ReadonlySet<string>,
): Promise<void> => {
  const now = tx.clock.now();
  const visit = await consultationRepository(tx.db).lock(consultationId);
  const identification = await identificationRepository(tx.db).lock(consultationId);
  if (!visit || !identification || identification.deletedAt !== null) return;
  const cause = { actor: systemActor, reason: 'its date of deletion' };
  for (const photo of await documentPhotosOf(tx, consultationId)) {
    const { id, status: from, objectKey } = photo;
    if (objectKey === null || !deletedKeys.has(objectKey)) continue;
    await transition(tx, imageMachine, { entity: 'photo', id, from }, 'missing', cause);
    await photoRepository(tx.db).update({ ...photo, status: 'missing', objectKey: null, reason: null });
  }
  if (identification.deleteAt === null || identification.deleteAt > now) return;
  await identificationRepository(tx.db).update(identification.id, { deletedAt: now });
  await recordAudit(tx, {
    actor: systemActor,
    action: 'identification.deleted',
    subject: 'identification',
    subjectId: identification.id,
    detail: { patientId: visit.userId },
  });
};

/**
 * Deletes the pictures of documents on their date. The stored objects go first, so that a crash in between leaves a row
 * whose deletion is repeated, and never a picture that no row refers to.
 */
export const deleteIdentifications = async (scope: Scope): Promise<void> => {
  const store = scope.use(objectStorePort);
  for (const { consultationId } of await identificationRepository(scope.db).toDelete(scope.clock.now())) {
    const photos = await scope.transaction((tx) => documentPhotosOf(tx, consultationId));
    const keys = photos.flatMap(({ objectKey }) => objectKey ?? []);
    for (const key of keys) await store.delete(key);
    await scope.transaction((tx) => recordDeletion(tx, consultationId, new Set(keys)));
  }
};
