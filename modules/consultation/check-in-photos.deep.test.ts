import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { checkInApi } from '#test/harness/check-in-api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { sendPhoto } from '#test/harness/photo-api.ts';
import { finasteride } from '#test/harness/products.ts';
import { sildenafil } from '#test/harness/sexual-health-visits.ts';

/** Photos of a check-in about hair: optional, with the answers or within two weeks after them. */
const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const treatments = orderedTreatment(harness);
const checkIns = checkInApi(harness);

interface Photos {
  readonly id: string;
  readonly photoViews: readonly string[];
  readonly photos: readonly { id: string; view: string; status: string }[];
  readonly firstPhotos: readonly { view: string }[];
}
const photosOf = async (user: SignedInUser): Promise<readonly Photos[]> =>
  dataOf<{ currentUser: { checkIns: readonly Photos[] } }>(
    await harness.api(
      user,
      '{ currentUser { checkIns { id photoViews photos { id view status } firstPhotos { view } } } }',
    ),
  ).currentUser.checkIns;
const send = (user: SignedInUser, checkInId: string, view = 'front') =>
  sendPhoto(harness, user, view, { path: `/check-in/${checkInId}` });

const answered = async (days = 50) => {
  const { user } = await treatments.treated([finasteride], ['finasteride']);
  await treatments.daysPass(days);
  const { id } = await checkIns.open(user);
  const outcome = await checkIns.checksIn(user);
  return { user, id, outcome };
};

describe('photos of a check-in about hair (S2.39)', () => {
  it('are taken after the answers, belong to it and can be removed', async () => {
    const { user, id, outcome } = await answered();
    expect(outcome.result).toBe('normal');
    expect((await photosOf(user))[0]).toEqual({
      id,
      photoViews: ['front', 'top', 'crown', 'left', 'right'],
      photos: [],
      firstPhotos: [],
    });
    expect((await send(user, id)).status).toBe(201);
    const [shown] = await photosOf(user);
    expect(shown?.photos).toMatchObject([{ view: 'front', status: 'uploaded' }]);
    // It is part of the patient's timeline too.
    const tracker = await harness.api(user, '{ currentUser { progress { photos { view ofVisit } } } }');
    expect(tracker.data).toEqual({
      currentUser: { progress: { photos: [{ view: 'front', ofVisit: true }] } },
    });
    const REMOVE = 'mutation($id: ID!) { removePhoto(photoId: $id) }';
    expect((await harness.api(user, REMOVE, { id: shown?.photos[0]?.id })).errors).toBeUndefined();
    expect((await photosOf(user))[0]?.photos).toEqual([]);
  });

  it('are compared with the first ones of the next check-in', async () => {
    const { user, id } = await answered();
    await send(user, id);
    await treatments.daysPass(50);
    const next = await checkIns.open(user);
    const shown = (await photosOf(user)).find((one) => one.id === next.id);
    expect(shown?.firstPhotos).toEqual([{ view: 'front' }]);
  });

  it('are taken for two weeks, by the patient alone, and only the views of the line', async () => {
    const { user, id } = await answered();
    const other = await harness.account();
    expect((await send(other, id)).status).toBe(409);
    expect((await send(user, id, 'passport')).status).toBe(400);
    expect((await send(user, 'nothing')).status).toBe(404);
    harness.clock.advance(15 * 24 * 3_600_000);
    expect((await photosOf(user))[0]?.photoViews).toEqual([]);
    expect((await send(user, id)).status).toBe(409);
  });

  it('are none of a check-in about erections', async () => {
    const { user } = await treatments.treated([sildenafil], ['sildenafil']);
    await treatments.daysPass(35);
    const { id } = await checkIns.open(user);
    expect((await photosOf(user))[0]?.photoViews).toEqual([]);
    expect((await send(user, id)).status).toBe(409);
  });

  it('are accepted with the decision, and not rejected: they are optional', async () => {
    const { user } = await treatments.treated([finasteride], ['finasteride']);
    await treatments.daysPass(50);
    const { id } = await checkIns.open(user);
    expect(
      (await checkIns.checksIn(user, { side_effects: ['sexual'], side_effects_detail: 'Less drive.' }))
        .result,
    ).toBe('flagged');
    const photo = (await send(user, id)).body;
    const maya = await harness.clinician();
    await harness.scope.db('consultation').where({ id }).update({ clinician_id: null, status: 'submitted' });
    await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
    const rejected = await harness.api(
      maya,
      'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "blurry") { status } }',
      { id: photo.id },
    );
    expect(rejected.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const closed = await harness.api(
      maya,
      'mutation($input: DeskCheckInInput!) { deskCloseCheckIn(input: $input) { status } }',
      {
        input: {
          consultationId: id,
          outcome: 'continue',
          prescriptionIds: [],
          message: 'Please go on as before.',
          acknowledgedRuleIds: ['SE-SEXUAL'],
        },
      },
    );
    expect(closed.errors).toBeUndefined();
    expect((await photosOf(user))[0]?.photos).toMatchObject([{ status: 'accepted' }]);
  });
});
