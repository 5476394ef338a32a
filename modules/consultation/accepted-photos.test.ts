import { expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { sendPhoto } from '#test/harness/photo-api.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const visitWithPhotos = async (isFinished = true) => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await sendPhoto(harness, visit.user, 'front');
  await sendPhoto(harness, visit.user, 'top');
  if (isFinished) await harness.api(visit.user, 'mutation { finishPhotos }');
  return visit;
};

const mediaOf = async (user: SignedInUser) => {
  const { data } = await harness.api(
    user,
    '{ currentUser { journeys { mediaSet { status progressImages { id imageType status } } } } }',
  );
  return Object(data?.currentUser).journeys[0].mediaSet;
};

it.each([
  ['finished', true],
  ['not finished', false],
])('S3.50: a set that was %s is accepted with the approval', async (_, isFinished) => {
  const visit = await visitWithPhotos(isFinished);
  expect(await mediaOf(visit.user)).toMatchObject({ status: isFinished ? 'complete' : 'incomplete' });
  expect((await harness.api(maya, APPROVE, decision(visit.consultationId))).errors).toBeUndefined();
  expect(await mediaOf(visit.user)).toMatchObject({
    status: 'accepted',
    progressImages: [{ status: 'accepted' }, { status: 'accepted' }],
  });
  const moves = await harness.scope
    .db('state_transition')
    .join('media_set', 'media_set.id', 'state_transition.entity_id')
    .where({ user_id: visit.user.id })
    .orderBy(['at', 'state_transition.id'])
    .pluck('to_state');
  expect(moves).toContain('accepted');
  const again = await sendPhoto(harness, visit.user, 'front');
  expect(again.status).toBe(409);
});

it('S3.50: it is accepted with a refusal too', async () => {
  const visit = await visitWithPhotos();
  await harness.api(
    maya,
    'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Scarring.", alternatives: "See a dermatologist.") { status } }',
    { id: visit.consultationId },
  );
  expect(await mediaOf(visit.user)).toMatchObject({ status: 'accepted' });
});

it('a set with a rejected photo is not accepted, its other photos are', async () => {
  const visit = await visitWithPhotos();
  const { progressImages } = await mediaOf(visit.user);
  await harness.api(maya, 'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "dark") { status } }', {
    id: progressImages[0].id,
  });
  expect(await mediaOf(visit.user)).toMatchObject({ status: 'retake_requested' });
  await harness.api(maya, APPROVE, decision(visit.consultationId));
  const { status, progressImages: after } = await mediaOf(visit.user);
  expect(status).toBe('retake_requested');
  expect(after.map((one: { status: string }) => one.status).sort()).toEqual(['accepted', 'rejected']);
});
