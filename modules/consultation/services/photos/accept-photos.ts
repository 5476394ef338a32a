import type { Actor } from '#server/actor.ts';
import { systemActor } from '#server/actor.ts';
import { transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type ImageStatus, imageMachine, mediaSetMachine } from '../../domain/states/index.ts';
import { photoRepository } from '../../repositories/photos.ts';
import { isDocumentView } from './document-photos-of.ts';

/** Statuses of a set on the way to being accepted, with who moves it on. */
const onTheWay = [
  ['incomplete', 'complete'],
  ['complete', 'in_review'],
  ['in_review', 'accepted'],
] as const;

const isUsable = (status: ImageStatus): boolean => status === 'uploaded' || status === 'accepted';

/**
 * The clinician has decided: their photos are accepted, and so is the set unless one of them has been rejected.
 * Pictures of documents are accepted when the identification is confirmed.
 */
export const acceptPhotos = async (tx: Scope, actor: Actor, consultationId: string): Promise<void> => {
  const repository = photoRepository(tx.db);
  const set = await repository.lockSet(consultationId);
  if (!set) return;
  const cause = { actor, reason: 'accepted with the decision' };
  const photos = (await repository.ofSet(set.id)).filter(({ view }) => !isDocumentView(view));
  for (const photo of photos) {
    if (photo.status !== 'uploaded') continue;
    const { id, status: from } = photo;
    await transition(tx, imageMachine, { entity: 'photo', id, from }, 'accepted', cause);
    await repository.update({ ...photo, status: 'accepted' });
  }
  const hasRejected = photos.some(({ status }) => status === 'rejected');
  if (hasRejected || !photos.some(({ status }) => isUsable(status))) return;
  let { status } = set;
  for (const [from, to] of onTheWay) {
    if (status !== from) continue;
    const by = to === 'complete' ? { actor: systemActor, reason: 'decided with the photos there' } : cause;
    await transition(tx, mediaSetMachine, { entity: 'media_set', id: set.id, from }, to, by);
    status = to;
  }
  if (status !== set.status) await repository.setStatus(set.id, status);
};
