import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { testViewer } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { statusOf } from '#test/harness/visit-api.ts';
import { photoReadRouter, photoUploadRouter } from './photo-router.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const appFor = (user: SignedInUser | null): Express => {
  const viewer = () => testViewer({ user });
  return express()
    .use('/consultation/photos', photoReadRouter(viewer)(harness.makeScope))
    .use('/consultation/photos', photoUploadRouter(viewer)(harness.makeScope));
};

const upload = (user: SignedInUser | null, body: Buffer, view = 'top', name = 'me.jpg') =>
  request(appFor(user)).post('/consultation/photos').field('view', view).attach('photo', body, name);

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } });

const jpeg = () =>
  picture()
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'at home' } })
    .jpeg()
    .toBuffer();

const photosOf = (userId: string) =>
  harness.scope
    .db('photo')
    .join('media_set', 'media_set.id', 'photo.media_set_id')
    .where({ user_id: userId })
    .select('photo.id', 'view', 'photo.status', 'object_key');

describe('sending a photo', () => {
  it('stores it upright, without metadata, as WebP, under a generated name', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const turned = await picture(3_000, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const sent = await upload(user, turned);
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      id: expect.any(String),
      view: 'top',
      status: 'uploaded',
      url: `/consultation/photos/${sent.body.id}`,
    });
    const got = await request(appFor(user)).get(sent.body.url);
    expect(got.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const meta = await sharp(got.body).metadata();
    expect([meta.format, meta.width, meta.height, meta.orientation, meta.exif]).toEqual([
      'webp',
      53,
      1_600,
      undefined,
      undefined,
    ]);
    const [row] = await photosOf(user.id);
    expect(row.object_key).toMatch(/^photos\/[0-9a-f-]{36}\.webp$/);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('accepts %s', async (format) => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await upload(user, await picture().toFormat(format).toBuffer(), 'front', 'x.bin')).status).toBe(
      201,
    );
  });

  it('replaces the photo of the same view and deletes the old file', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    await upload(user, await jpeg());
    const [first] = await photosOf(user.id);
    await upload(user, await jpeg());
    const after = await photosOf(user.id);
    expect(after).toHaveLength(1);
    expect(after[0].object_key).not.toBe(first.object_key);
    expect(await harness.store.get(first.object_key)).toBeNull();
    expect(await harness.store.get(after[0].object_key)).not.toBeNull();
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each([
    ['an SVG', svg, 'me.jpg'],
    ['an HTML page', html, 'me.jpg'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 'me.jpg'],
    ['an empty file', Buffer.alloc(0), 'me.jpg'],
    ['a broken JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]), 'me.jpg'],
    [
      'a HEIC that cannot be decoded',
      Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000heicmif1', 'latin1'),
      'me.heic',
    ],
  ])('refuses %s and stores nothing', async (_, body, name) => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await upload(user, body, 'top', name);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'photo' }] });
    expect(await photosOf(user.id)).toEqual([]);
  });

  it('drops data hidden in a valid picture', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const sent = await upload(user, Buffer.concat([await jpeg(), html]));
    expect(sent.status).toBe(201);
    const got = await request(appFor(user)).get(sent.body.url);
    expect(Buffer.from(got.body).includes('<script>')).toBe(false);
    expect(Buffer.from(got.body).includes('Somebody')).toBe(false);
  });

  it('refuses more than 12 MB, too many pixels, and more than one file', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const large = await upload(user, Buffer.alloc(12 * 1024 * 1024 + 1, 1));
    expect([large.status, large.body.message]).toEqual([400, expect.stringContaining('12 MB')]);
    const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload(user, bomb)).status).toBe(400);
    const two = await upload(user, await jpeg()).attach('photo', await jpeg(), 'b.jpg');
    expect(two.status).toBe(400);
    const wrong = await request(appFor(user))
      .post('/consultation/photos')
      .field('view', 'top')
      .attach('file', await jpeg(), 'a.jpg');
    expect(wrong.status).toBe(400);
    expect(await photosOf(user.id)).toEqual([]);
  });

  it.each(['', 'face', '../top', 'constructor'])('refuses the view “%s”', async (view) => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await upload(user, await jpeg(), view);
    expect([answer.status, answer.body.fields[0].field]).toEqual([400, 'view']);
  });

  it('requires a patient in a visit and a request from our own pages', async () => {
    const idle = await harness.patient();
    expect((await upload(idle, await jpeg())).status).toBe(409);
    expect((await upload(maya, await jpeg())).status).toBe(403);
    expect((await upload(null, await jpeg())).status).toBe(403);
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await upload(user, await jpeg()).set('origin', 'https://evil.test')).status).toBe(403);
    const own = harness.settings.origins.app;
    expect((await upload(user, await jpeg()).set('origin', own)).status).toBe(201);
  });
});

describe('viewing a photo', () => {
  it('is allowed for its owner and for staff of the patient’s state, whose access is audited', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const { body } = await upload(user, await jpeg());
    const far = await harness.addClinician('far@example.com', ['CA']);
    const operator = await harness.operator();
    const other = await harness.patient();
    const statusFor = async (who: SignedInUser | null) => (await request(appFor(who)).get(body.url)).status;
    expect(await statusFor(user)).toBe(200);
    expect(await statusFor(other)).toBe(404);
    expect(await statusFor(far)).toBe(404);
    expect(await statusFor(null)).toBe(404);
    expect(await harness.scope.db('audit_log').where({ subject_id: body.id })).toEqual([]);
    expect(await statusFor(maya)).toBe(200);
    expect(await statusFor(operator)).toBe(200);
    expect(await harness.scope.db('audit_log').where({ subject_id: body.id }).pluck('action')).toEqual([
      'photo.read',
      'photo.read',
    ]);
  });

  it.each(['x', '00000000-0000-4000-8000-999999999999', '..%2f..%2fetc%2fpasswd'])(
    'does not find %s',
    async (id) => {
      expect((await request(appFor(maya)).get(`/consultation/photos/${id}`)).status).toBe(404);
    },
  );
});

describe('a photo that is not usable', () => {
  it('is requested again and returns the case to the clinician when the new one arrives', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const { body } = await upload(visit.user, await jpeg());
    await harness.api(visit.user, 'mutation { finishPhotos }');
    await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', {
      id: visit.consultationId,
    });
    const rejected = await harness.api(
      maya,
      'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "blurry") { status reason } }',
      { id: body.id },
    );
    expect(rejected.data).toEqual({
      deskRejectPhoto: { status: 'rejected', reason: 'The photo is out of focus.' },
    });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('needs_info');
    const care = await harness.api(visit.user, '{ currentUser { care { action { href } } } }');
    expect(care.data?.currentUser).toEqual({ care: { action: { href: '/retake-media' } } });
    expect((await upload(visit.user, await jpeg())).status).toBe(201);
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_doctor');
  });

  it('can be removed only by its owner', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const { body } = await upload(user, await jpeg());
    const remove = (who: SignedInUser) =>
      harness.api(who, 'mutation($id: ID!) { removePhoto(photoId: $id) }', { id: body.id });
    const other = await harness.patient();
    expect((await remove(other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const [{ object_key: key }] = await photosOf(user.id);
    expect(await remove(user)).toEqual({ data: { removePhoto: true } });
    expect(await remove(user)).toEqual({ data: { removePhoto: true } });
    expect(await harness.store.get(key)).toBeNull();
    expect((await request(appFor(user)).get(body.url)).status).toBe(404);
  });
});
