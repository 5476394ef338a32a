import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { photoApp, readStatus, sendPhoto } from '#test/harness/photo-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const capture = async (user: SignedInUser, view = 'top'): Promise<{ id: string; url: string }> => {
  const sent = await sendPhoto(harness, user, view, { path: '/progress' });
  expect(sent.status).toBe(201);
  return sent.body;
};
const progressOf = async (user: SignedInUser) => {
  const { data, errors } = await harness.api(
    user,
    '{ currentUser { progress { remindAt treatedSince photos { id view takenAt note isShared ofVisit month } } } }',
  );
  expect(errors).toBeUndefined();
  return Object(data?.currentUser).progress;
};
const share = (user: SignedInUser, id: string, isShared: boolean) =>
  harness.api(user, 'mutation($id: ID!, $on: Boolean!) { shareProgressPhoto(id: $id, isShared: $on) }', {
    id,
    on: isShared,
  });
const remove = (user: SignedInUser, id: string) =>
  harness.api(user, 'mutation($id: ID!) { deleteProgressPhoto(id: $id) }', { id });
const note = (user: SignedInUser, id: string, text: string | null) =>
  harness.api(user, 'mutation($id: ID!, $n: String) { noteProgressPhoto(id: $id, note: $n) }', {
    id,
    n: text,
  });
const sharedAtDesk = async (consultationId: string) => {
  const { data } = await harness.api(
    maya,
    'query($id: ID!) { deskCase(consultationId: $id) { earlierPhotos { label photos { id } } } }',
    { id: consultationId },
  );
  return Object(data?.deskCase).earlierPhotos.flatMap(({ photos }: { photos: object[] }) => photos);
};

describe('S2.25, S3.52: progress photos', () => {
  it('are stored without metadata, for a patient with and without a visit', async () => {
    const idle = await harness.patient();
    const { url } = await capture(idle);
    const { body } = await request(photoApp(harness, idle)).get(url);
    const meta = await sharp(body).metadata();
    expect([meta.format, meta.exif]).toEqual(['webp', undefined]);
    expect((await progressOf(idle)).photos).toMatchObject([
      { view: 'top', note: null, isShared: false, ofVisit: false, month: null },
    ]);
  });

  it.each(['id_front', 'passport', 'face'])('refuses the view %s', async (view) => {
    const idle = await harness.patient();
    expect((await sendPhoto(harness, idle, view, { path: '/progress' })).status).toBe(400);
  });

  it('refuses what is no picture, staff and visitors', async () => {
    const idle = await harness.patient();
    const path = '/progress';
    expect((await sendPhoto(harness, idle, 'top', { path, body: Buffer.from('<svg/>') })).status).toBe(400);
    expect((await sendPhoto(harness, maya, 'top', { path })).status).toBe(403);
    expect((await sendPhoto(harness, null, 'top', { path })).status).toBe(403);
    expect((await progressOf(idle)).photos).toEqual([]);
  });

  it('are invisible to staff until the patient shares them, and again after that ends', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const photo = await capture(visit.user);
    expect(await sharedAtDesk(visit.consultationId)).toEqual([]);
    expect(await readStatus(harness, maya, photo.url)).toBe(404);
    expect((await share(visit.user, photo.id, true)).errors).toBeUndefined();
    expect(await sharedAtDesk(visit.consultationId)).toEqual([{ id: photo.id }]);
    expect(await readStatus(harness, maya, photo.url)).toBe(200);
    expect(await harness.scope.db('audit_log').where({ subject_id: photo.id }).pluck('action')).toEqual([
      'photo.read',
    ]);
    const far = await harness.addClinician('far-progress@example.com', ['CA']);
    expect(await readStatus(harness, far, photo.url)).toBe(404);
    await share(visit.user, photo.id, false);
    expect(await sharedAtDesk(visit.consultationId)).toEqual([]);
    expect(await readStatus(harness, maya, photo.url)).toBe(404);
  });

  it('taken again within 12 hours replace the first, which is deleted', async () => {
    const owner = await harness.patient();
    const begin = harness.clock.now();
    const first = await capture(owner);
    const [key] = await harness.scope.db('progress_photo').where({ id: first.id }).pluck('object_key');
    await note(owner, first.id, 'Dry hair.');
    expect((await capture(owner)).id).toBe(first.id);
    expect(await harness.store.get(key)).toBeNull();
    await capture(owner, 'crown');
    expect((await progressOf(owner)).photos).toHaveLength(2);
    harness.clock.set(new Date(begin.getTime() + 13 * 3_600_000));
    expect((await capture(owner)).id).not.toBe(first.id);
    expect((await progressOf(owner)).photos).toHaveLength(3);
    harness.clock.set(begin);
  });

  it('are accessible to their owner only', async () => {
    const [owner, other] = [await harness.patient(), await harness.patient()];
    const { id, url } = await capture(owner);
    expect(await readStatus(harness, other, url)).toBe(404);
    for (const refused of [await share(other, id, true), await note(other, id, 'x'), await remove(other, id)])
      expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const staff = { ...owner, impersonatorId: maya.id };
    expect(await readStatus(harness, owner, url)).toBe(200);
    expect((await remove(staff, id)).errors).toBeDefined();
  });

  it('have a note, and are deleted with their object', async () => {
    const owner = await harness.patient();
    const { id, url } = await capture(owner, 'crown');
    await note(owner, id, 'After the haircut.');
    expect((await progressOf(owner)).photos).toMatchObject([{ note: 'After the haircut.' }]);
    await note(owner, id, ' ');
    expect((await progressOf(owner)).photos).toMatchObject([{ note: null }]);
    expect((await note(owner, id, 'x'.repeat(501))).errors?.[0]?.extensions).toMatchObject({
      fields: [{ field: 'note' }],
    });
    const [key] = await harness.scope.db('progress_photo').where({ id }).pluck('object_key');
    expect(await remove(owner, id)).toEqual({ data: { deleteProgressPhoto: true } });
    expect(await harness.store.get(key)).toBeNull();
    expect(await readStatus(harness, owner, url)).toBe(404);
    expect((await progressOf(owner)).photos).toEqual([]);
  });

  it('are next to the photos of visits, which cannot be deleted or hidden', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const { body } = await sendPhoto(harness, visit.user, 'front');
    await sendPhoto(harness, visit.user, 'id_front');
    await capture(visit.user, 'front');
    const { photos } = await progressOf(visit.user);
    expect(photos).toHaveLength(2);
    expect(photos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ofVisit: true, isShared: true }),
        expect.objectContaining({ ofVisit: false, isShared: false }),
      ]),
    );
    for (const refused of [await remove(visit.user, body.id), await share(visit.user, body.id, false)])
      expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the monthly reminder', () => {
  const remind = (user: SignedInUser, isOn: boolean) =>
    harness.api(user, 'mutation($on: Boolean!) { remindOfProgress(isOn: $on) }', { on: isOn });
  const notices = (user: SignedInUser) =>
    harness.scope.db('notice').where({ person_id: user.id, kind: 'progress_reminder' });

  it('is sent only to patients who want it, once a month from the last photo on', async () => {
    const [wants, silent] = [await harness.patient(), await harness.patient()];
    const begin = harness.clock.now();
    await remind(wants, true);
    await remind(silent, true);
    await remind(silent, false);
    expect(new Date((await progressOf(wants)).remindAt)).toEqual(addDays(begin, 30));
    harness.clock.set(addDays(begin, 20));
    await capture(wants);
    harness.clock.set(addDays(begin, 31));
    await harness.sweep();
    expect(await notices(wants)).toHaveLength(0);
    harness.clock.set(addDays(begin, 51));
    await harness.sweep();
    await harness.sweep();
    expect(await notices(wants)).toHaveLength(1);
    expect(await notices(silent)).toHaveLength(0);
    expect(new Date((await progressOf(wants)).remindAt)).toEqual(addDays(begin, 81));
    harness.clock.set(begin);
  });
});
