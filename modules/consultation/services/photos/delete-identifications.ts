import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { transition } from '#server/audit/transition.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { imageMachine } from '../../domain/states/index.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { identificationRepository } from '../../repositories/photos/identifications.ts';
import { photoRepository } from '../../repositories/photos.ts';
import { documentPhotosOf } from './document-photos-of.ts';

const SWEEP = 'consultation.deleteIdentifications';

/**
 * Empties the slots whose pictures are deleted. One that is left, or that the patient has replaced meanwhile, is
 * deleted later.
 */
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
  let isLeft = false;
  for (const photo of await documentPhotosOf(tx, consultationId)) {
    const { id, status: from, objectKey } = photo;
    if (objectKey === null) continue;
    if (!deletedKeys.has(objectKey)) {
      isLeft = true;
      continue;
    }
    await transition(tx, imageMachine, { entity: 'photo', id, from }, 'missing', cause);
    await photoRepository(tx.db).update({ ...photo, status: 'missing', objectKey: null, reason: null });
  }
  if (isLeft || identification.deleteAt === null || identification.deleteAt > now) return;
  await identificationRepository(tx.db).update(identification.id, { deletedAt: now });
  await recordAudit(tx, {
    actor: systemActor,
    action: 'identification.deleted',
    subject: 'identification',
    subjectId: identification.id,
    detail: { patientId: visit.userId },
  });
};

const toDelete = (scope: Scope) => identificationRepository(scope.db).toDelete(scope.clock.now());

/**
 * Deletes the pictures of documents on their date. The stored objects go first, so that a crash in between leaves a row
 * whose deletion is repeated, and never a picture that no row refers to. A picture that cannot be deleted is tried
 * again by the next sweep and does not block the others.
 */
export const deleteIdentifications: SweepDefinition = {
  id: SWEEP,
  due: (scope) => [toDelete(scope)],
  run: async (scope) => {
    const store = scope.use(objectStorePort);
    await eachByItself(scope, SWEEP, await toDelete(scope), async ({ consultationId }) => {
      const photos = await scope.transaction((tx) => documentPhotosOf(tx, consultationId));
      const keys = photos.flatMap(({ objectKey }) => objectKey ?? []);
      const deleted = await eachByItself(scope, SWEEP, keys, (key) => store.delete(key));
      await scope.transaction((tx) => recordDeletion(tx, consultationId, new Set(deleted)));
    });
  },
};
