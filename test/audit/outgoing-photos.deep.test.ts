import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { casePhotoUploadRouter } from '#modules/billing/http/case-photo-router.ts';
import { attachmentUploadRouter } from '#modules/message/http/attachment-router.ts';
import { portraitUploadRouter } from '#modules/prescription/http/portrait-router.ts';
import { collectPersonalTables } from '#server/personal-data/collect.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { modules } from '#simulators/modules.ts';
import { testViewer } from '#test/harness/api.ts';
import { type Buckets, startBuckets } from '#test/harness/buckets.ts';
import { healthFinder } from '#test/harness/health-finder.ts';
import { readStatus, sendPhoto } from '#test/harness/photo-api.ts';
import { type Outgoing, recordOutgoing } from '#test/harness/record-outgoing.ts';
import { startRenewal } from '#test/harness/renewal-api.ts';
import type { SentRequest } from '#test/harness/sent-requests.ts';
import { signBrowserIn } from '#test/harness/web-session.ts';
import { openStoryHarness, type StoryHarness } from '#test/harness/whole-product.ts';

/**
 * Everything that the product stores as an object, in the bucket of the production adapter. The bucket gets the content of photos
 * and files; addresses and headers, which logs of the store keep, tell nothing of it.
 */
const BUCKET = 'objects';
const NAME = 'daniel-reyes-scalp-crown-finasteride';
const SESSION = 'a'.repeat(64);

let harness: StoryHarness;
let outgoing: Outgoing;
let bucket: Buckets;
let named: (text: string) => readonly string[];

/** A photo whose camera wrote down whom it shows. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
    .withExif({ IFD0: { Artist: 'Daniel Reyes', ImageDescription: 'hair loss at the crown' } })
    .jpeg()
    .toBuffer();

const appFor = (user: SignedInUser): Express => {
  const viewer = () => testViewer({ user });
  const { makeScope } = harness;
  return express()
    .use('/messages/attachments', attachmentUploadRouter(viewer)(makeScope))
    .use('/case-photos', casePhotoUploadRouter(viewer)(makeScope))
    .use('/desk/portrait', portraitUploadRouter(viewer)(makeScope));
};

const upload = async (
  user: SignedInUser,
  path: string,
  field: string,
  {
    body,
    ending = 'jpg',
    fields = {},
  }: { readonly body?: Buffer; readonly ending?: string; readonly fields?: Record<string, string> } = {},
): Promise<void> => {
  const answer = await request(appFor(user))
    .post(path)
    .field(fields)
    .attach(field, body ?? (await photo()), `${NAME}.${ending}`);
  expect(answer.status, answer.text).toBe(201);
};

const uploadPhoto = async (
  user: SignedInUser,
  view: string,
  path: '' | '/progress' | '/renewal',
): Promise<string> => {
  const answer = await sendPhoto(harness, user, view, { path, body: await photo(), name: `${NAME}.jpg` });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.url;
};

beforeAll(async () => {
  outgoing = recordOutgoing();
  bucket = await startBuckets(BUCKET);
  harness = await openStoryHarness([provide(objectStorePort, () => bucket.store)]);
  named = await healthFinder(harness.scope);
  const { established: patient, knex } = harness;

  const url = await uploadPhoto(patient, 'crown', '/progress');
  expect(await readStatus(harness, patient, url)).toBe(200);
  const { user: newPatient } = await harness.visit({ drugTypes: ['finasteride'] });
  await uploadPhoto(newPatient, 'top', '');
  await uploadPhoto(newPatient, 'id_front', '');
  await knex('prescription').where({ user_id: patient.id }).update({ refills_remaining: 0 });
  await startRenewal(harness, patient);
  await uploadPhoto(patient, 'front', '/renewal');

  const pdf = Buffer.from('%PDF-1.4\nFinasteride, hair loss, Daniel Reyes\n%%EOF\n');
  const fields = { subject: 'visit' };
  await upload(patient, '/messages/attachments', 'file', { fields });
  await upload(patient, '/messages/attachments', 'file', { fields, body: pdf, ending: 'pdf' });
  await upload(patient, '/case-photos', 'photo');
  const clinician = await harness.person('clinician@example.com', 'clinician');
  for (const _ of ['first', 'in its place']) await upload(clinician, '/desk/portrait', 'photo');

  await signBrowserIn(knex, patient.id, SESSION);
  await harness.ask({ user: patient, sessionId: SESSION }, 'mutation Copy { requestDataExport { status } }');
  await harness.drain();
});
afterAll(async () => {
  await harness.close();
  await bucket.stop();
  outgoing.stop();
});

const sent = (method = ''): readonly SentRequest[] =>
  outgoing.requestsTo(bucket.port).filter(({ head }) => head.startsWith(method));

const addressOf = ({ head }: SentRequest): string => head.slice(0, head.indexOf('\r\n'));

/** A kind of object, a random id, and how the file is read. */
const address = new RegExp(
  `^(?:PUT|GET|DELETE) /${BUCKET}/(photos|messages|cases|portraits|exports)/(${UUID_SHAPE})\\.(?:webp|pdf|zip)(?:\\?x-id=[A-Za-z]+)? HTTP/1\\.1$`,
);

it('every kind of file is stored, read and deleted in the bucket', async () => {
  // One that is not answered soon is sent again.
  expect(new Set(sent('PUT ').map(addressOf)).size).toBe(10);
  expect(sent('GET ').length).toBeGreaterThan(0);
  expect(sent('DELETE ').length).toBeGreaterThan(0);
  const kinds = sent('PUT ').map((one) => address.exec(addressOf(one))?.[1]);
  expect(new Set(kinds)).toEqual(new Set(['photos', 'messages', 'cases', 'portraits', 'exports']));
});

it('no table of the product refers to files of which none was stored here', async () => {
  const addresses = sent('PUT ').map(addressOf).join('\n');
  const tables = collectPersonalTables(modules).flatMap(({ table, object }) =>
    object === undefined ? [] : [{ table, object }],
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const { table, object } of tables) {
    const keys: readonly string[] = await harness.knex(table).whereNotNull(object).pluck(object);
    expect(
      keys.some((key) => addresses.includes(`/${BUCKET}/${key}`)),
      table,
    ).toBe(true);
  }
});

it('an address is a kind of file and a random id, which is no person’s', async () => {
  const people: readonly string[] = await harness.knex('person').pluck('id');
  for (const one of sent()) {
    expect(addressOf(one)).toMatch(address);
    expect(people).not.toContain(address.exec(addressOf(one))?.[2]);
  }
});

it('no header names a product, a condition, a view or a person, or has metadata', () => {
  for (const { head } of sent()) {
    expect(named(head)).toEqual([]);
    expect(head).not.toMatch(/daniel|reyes|okafor|crown|front|example\.com/i);
    expect(head).not.toMatch(/^x-amz-(?:meta|tagging|website)|^content-(?:disposition|language)/im);
  }
});

it('of a photo the bucket gets the picture, and nothing that its camera or its file’s name told', async () => {
  const pictures = sent('PUT ').filter(({ head }) => /^content-type: image\/webp$/im.test(head));
  expect(new Set(pictures.map(addressOf)).size).toBe(8);
  for (const { body } of pictures) {
    const { format, exif, xmp, iptc } = await sharp(body).metadata();
    expect([format, exif, xmp, iptc]).toEqual(['webp', undefined, undefined, undefined]);
    expect(body.toString('latin1')).not.toMatch(/daniel|reyes|crown/i);
  }
});

it('an address that tells something would be found', () => {
  const telling = `PUT /${BUCKET}/photos/scalp-crown.webp?x-id=PutObject HTTP/1.1`;
  expect(telling).not.toMatch(address);
  expect(named(telling)).not.toEqual([]);
});
