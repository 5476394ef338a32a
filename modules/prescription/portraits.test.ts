import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { PORTRAIT_PATH } from './domain/portrait-path.ts';
import { portraitReadRouter, portraitUploadRouter } from './http/portrait-router.ts';
import { seedClinicians } from './services/seed-clinicians.ts';

/** Portraits of clinicians (S3.49, photoUrl): sent at the desk, seen by patients. */
let harness: Harness;
let maya: SignedInUser;
let server: ReturnType<ReturnType<typeof express>['listen']>;
let who: SignedInUser | null = null;
let origin = '';

beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: careModules }));
  const app = express();
  const viewer = () => ({
    host: 'admin' as const,
    requestId: 'test',
    leadId: null,
    user: who,
    ip: '192.0.2.1',
    userAgent: 'test',
  });
  app.use('/desk/portrait', portraitUploadRouter(viewer)(harness.makeScope));
  app.use(PORTRAIT_PATH, portraitReadRouter(harness.makeScope));
  server = app.listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server?.close();
  await harness?.close();
});

const picture = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#a76' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer();

const send = async (body: Buffer, by: SignedInUser | null = maya) => {
  who = by;
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(body)]), 'me.jpg');
  const response = await fetch(`${origin}/desk/portrait`, { method: 'POST', body: form });
  const answer: { photoUrl?: string; message?: string } = await response.json();
  return { status: response.status, ...answer };
};
const profile = async (by: SignedInUser) =>
  dataOf<{ deskProfile: { name: string; signatureName: string; photoUrl: string | null } | null }>(
    await harness.api(by, '{ deskProfile { name signatureName photoUrl } }'),
  ).deskProfile;

describe('a portrait', () => {
  it('is cut to a square, without metadata, and patients see it', async () => {
    const sent = await send(await picture());
    expect(sent.status).toBe(201);
    expect((await profile(maya))?.photoUrl).toBe(sent.photoUrl);
    const shown = await fetch(`${origin}${sent.photoUrl}`);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const { width, height, format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height, format, exif]).toEqual([320, 320, 'webp', undefined]);
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(
      maya,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Hello", asksPatient: false) { id } }',
      { id: visit.consultationId },
    );
    const seen = dataOf<{
      currentUser: {
        messages: { authorPhotoUrl: string | null }[];
        care: { clinician: { photoUrl: string } };
      };
    }>(
      await harness.api(
        visit.user,
        '{ currentUser { messages { authorPhotoUrl } care { clinician { photoUrl } } } }',
      ),
    ).currentUser;
    expect(seen.care.clinician.photoUrl).toBe(sent.photoUrl);
    expect(seen.messages.at(-1)?.authorPhotoUrl).toBe(sent.photoUrl);
  });

  it('is replaced with its picture, stays at the next start, and can be removed', async () => {
    const first = await send(await picture());
    const second = await send(await picture());
    expect((await fetch(`${origin}${first.photoUrl}`)).status).toBe(404);
    await seedClinicians(harness.scope);
    expect((await profile(maya))?.photoUrl).toBe(second.photoUrl);
    dataOf(await harness.api(maya, 'mutation { deskRemovePortrait }'));
    expect(await profile(maya)).toEqual({
      name: 'Maya Okafor, MD',
      signatureName: 'Maya Okafor, MD',
      photoUrl: null,
    });
    expect((await fetch(`${origin}${second.photoUrl}`)).status).toBe(404);
  });

  it('is a photo, and of a clinician', async () => {
    expect(await send(Buffer.from('no photo'))).toMatchObject({
      status: 400,
      message: 'Please choose a photo: a JPEG, PNG or WebP file.',
    });
    for (const by of [await harness.operator(), await harness.patient(), null])
      expect((await send(await picture(), by)).status).toBe(403);
    expect(await profile(await harness.operator())).toBeNull();
    expect((await fetch(`${origin}${PORTRAIT_PATH}/x`)).status).toBe(404);
  });
});
