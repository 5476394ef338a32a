import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { testViewer } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { sweeps } from '../services/sweeps.ts';
import { attachmentReadRouter, attachmentUploadRouter } from './attachment-router.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const appFor = (user: SignedInUser | null): Express => {
  const viewer = () => testViewer({ user });
  return express()
    .use('/messages/attachments', attachmentReadRouter(viewer)(harness.makeScope))
    .use('/messages/attachments', attachmentUploadRouter(viewer)(harness.makeScope));
};

const upload = (user: SignedInUser | null, body: Buffer, name: string, subject = 'visit') =>
  request(appFor(user)).post('/messages/attachments').field('subject', subject).attach('file', body, name);

/** A file for the message that staff write in a case. */
const add = (staff: SignedInUser, consultationId: string, body: Buffer, name: string) =>
  upload(staff, body, name).field('consultationId', consultationId);

const picture = () =>
  sharp({ create: { width: 2_000, height: 30, channels: 3, background: '#777' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const pdf = (size = 400) => Buffer.from(`%PDF-1.4\n${'x'.repeat(size)}\n%%EOF\n`);

const SEND = `mutation($body: String!, $files: [ID!]) {
  sendMessage(body: $body, subject: "visit", attachmentIds: $files) { attachments { id name kind url } } }`;
const filesOf = (userId: string) => harness.scope.db('message_attachment').where({ user_id: userId });

describe('a file for a message', () => {
  it('a photo is encoded again, without its metadata, and is only ever downloaded', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const sent = await upload(user, await picture(), '../me.jpg');
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      id: expect.any(String),
      name: 'me.webp',
      kind: 'image',
      bytes: expect.any(Number),
      url: `/messages/attachments/${sent.body.id}`,
    });
    const got = await request(appFor(user)).get(sent.body.url);
    expect(got.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename=me.webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const { format, width, exif } = await sharp(got.body).metadata();
    expect([format, width, exif]).toEqual(['webp', 1_600, undefined]);
  });

  it('a PDF is kept as it is', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const sent = await upload(user, pdf(), 'results.pdf');
    expect(sent.body).toMatchObject({ name: 'results.pdf', kind: 'pdf' });
    const got = await request(appFor(user)).get(sent.body.url).buffer(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=results.pdf',
    });
  });

  it.each([
    ['a text called .pdf', Buffer.from('<script>alert(1)</script>'), 'x.pdf', 400],
    ['a damaged photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]), 'x.jpg', 400],
    ['a PDF without an end', Buffer.from('%PDF-1.4\nabc'), 'x.pdf', 400],
    ['a PDF that is too large', pdf(5 * 1024 * 1024), 'x.pdf', 400],
    ['a file that is too large', Buffer.alloc(13 * 1024 * 1024), 'x.jpg', 400],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 400],
  ])('%s is refused', async (_, body, name, status) => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const sent = await upload(user, body, name);
    expect([sent.status, sent.body.fields?.[0]?.field]).toEqual([status, 'file']);
    expect(await filesOf(user.id)).toEqual([]);
  });

  it('is refused for visitors, staff, an unknown subject and another site', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await upload(null, pdf(), 'x.pdf')).status).toBe(403);
    expect((await upload(maya, pdf(), 'x.pdf')).status).toBe(403);
    expect((await upload(user, pdf(), 'x.pdf', 'secrets')).status).toBe(400);
    expect((await upload(user, pdf(), 'x.pdf').set('origin', 'https://evil.example')).status).toBe(403);
  });

  it('at most five wait for one message', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    for (let index = 0; index < 5; index += 1)
      expect((await upload(user, pdf(), `${index}.pdf`)).status).toBe(201);
    expect((await upload(user, pdf(), '6.pdf')).status).toBe(409);
  });

  it('at most five, also when they arrive at the same time', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(user, pdf(), `${index}.pdf`)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await filesOf(user.id)).toHaveLength(5);
  });

  it('is visible to staff only once it was sent, and each view is audited', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const other = await harness.patient();
    const { id, url } = (await upload(user, pdf(), 'results.pdf')).body;
    expect((await request(appFor(maya)).get(url)).status).toBe(404);
    const sent = await harness.api(user, SEND, { body: 'My blood test.', files: [id] });
    expect(sent.data).toEqual({
      sendMessage: { attachments: [{ id, name: 'results.pdf', kind: 'pdf', url }] },
    });
    expect((await request(appFor(maya)).get(url)).status).toBe(200);
    for (const stranger of [other, null]) expect((await request(appFor(stranger)).get(url)).status).toBe(404);
    const audit = await harness.scope.db('audit_log').where({ action: 'message_attachment.read' });
    expect(audit.map(({ actor_id, subject_id, detail }) => [actor_id, subject_id, detail])).toEqual([
      [maya.id, id, { patientId: user.id }],
    ]);
  });

  it('of another patient, or sent already, cannot be attached or removed', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const { user: other } = await harness.visit({ drugTypes: ['finasteride'] });
    const { id } = (await upload(user, pdf(), 'results.pdf')).body;
    const stolen = await harness.api(other, SEND, { body: 'Mine now.', files: [id] });
    expect(stolen.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'attachmentIds' }] });
    const REMOVE = 'mutation($id: ID!) { removeMessageAttachment(id: $id) }';
    expect((await harness.api(other, REMOVE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await harness.api(user, SEND, { body: 'My blood test.', files: [id] });
    expect((await harness.api(user, REMOVE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await harness.api(user, SEND, { body: 'Again.', files: [id] })).errors).toBeDefined();
  });

  it('is deleted permanently when it is removed, or after 30 days without being sent', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const removed = (await upload(user, pdf(), 'a.pdf')).body;
    const forgotten = (await upload(user, pdf(), 'b.pdf')).body;
    await harness.api(user, 'mutation($id: ID!) { removeMessageAttachment(id: $id) }', { id: removed.id });
    expect(await harness.store.get(`messages/${removed.id}.pdf`)).toBeNull();
    await filesOf(user.id).update({ created_at: addDays(harness.clock.now(), -31) });
    for (const one of sweeps) if (one.id === 'message.removeUnsentFiles') await one.run(harness.makeScope());
    expect(await harness.store.get(`messages/${forgotten.id}.pdf`)).toBeNull();
    expect(await filesOf(user.id)).toEqual([]);
  });

  it('that cannot be deleted stays for the next sweep, and does not block the others', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const stuck = (await upload(user, pdf(), 'a.pdf')).body;
    const other = (await upload(user, pdf(), 'b.pdf')).body;
    await filesOf(user.id).update({ created_at: addDays(harness.clock.now(), -31) });
    const sweep = sweeps.find(({ id }) => id === 'message.removeUnsentFiles');
    const failing = harness.store.failToDelete(`messages/${stuck.id}.pdf`);
    await sweep?.run(harness.makeScope());
    expect((await filesOf(user.id)).map(({ id }) => id)).toEqual([stuck.id]);
    expect(await harness.store.get(`messages/${other.id}.pdf`)).toBeNull();
    failing.end();
    await sweep?.run(harness.makeScope());
    expect(await filesOf(user.id)).toEqual([]);
    expect(await harness.store.get(`messages/${stuck.id}.pdf`)).toBeNull();
  });
});

const DESK_SEND = `mutation($id: ID!, $files: [ID!]) {
  deskMessage(consultationId: $id, body: "Here is your plan.", asksPatient: false, attachmentIds: $files) {
    attachments { id name kind url } } }`;

describe('a file for a message of staff', () => {
  it('has the same checks, and the patient gets it with the message', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const photo = await add(maya, consultationId, await picture(), '../plan.jpg');
    expect([photo.status, photo.body.name]).toEqual([201, 'plan.webp']);
    for (const wrong of [Buffer.from('<script>'), pdf(5 * 1024 * 1024)])
      expect((await add(maya, consultationId, wrong, 'x.pdf')).status).toBe(400);
    expect((await request(appFor(user)).get(photo.body.url)).status).toBe(404);
    const QUERY = `query($id: ID!) { deskMessaging(consultationId: $id) { unsentFiles { id } } }`;
    const unsent = async () => (await harness.api(maya, QUERY, { id: consultationId })).data?.deskMessaging;
    expect(await unsent()).toEqual({ unsentFiles: [{ id: photo.body.id }] });
    const { data } = await harness.api(
      user,
      '{ currentUser { messageConversations { unsentFiles { id } } } }',
    );
    expect(JSON.stringify(data)).not.toContain(photo.body.id);
    const sent = await harness.api(maya, DESK_SEND, { id: consultationId, files: [photo.body.id] });
    const { id, url } = photo.body;
    expect(sent.data).toEqual({
      deskMessage: { attachments: [{ id, name: 'plan.webp', kind: 'image', url }] },
    });
    expect(await unsent()).toEqual({ unsentFiles: [] });
    expect((await request(appFor(user)).get(url)).status).toBe(200);
    const audit = await harness.scope.db('audit_log').where({ subject_id: id });
    expect(audit.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['message_attachment.added', maya.id],
    ]);
  });

  it('is sent and removed only by the person who added it, in a case that they may see', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const other = await harness.visit({ drugTypes: ['finasteride'] });
    const { id } = (await add(maya, consultationId, pdf(), 'plan.pdf')).body;
    const colleague = await harness.operator();
    const wrong = [
      await harness.api(colleague, DESK_SEND, { id: consultationId, files: [id] }),
      await harness.api(maya, DESK_SEND, { id: other.consultationId, files: [id] }),
    ];
    for (const { errors } of wrong)
      expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'attachmentIds' }] });
    const REMOVE = 'mutation($id: ID!) { deskRemoveMessageFile(id: $id) }';
    expect((await harness.api(colleague, REMOVE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await harness.api(maya, REMOVE, { id })).toEqual({ data: { deskRemoveMessageFile: true } });
    expect(await harness.store.get(`messages/${id}.pdf`)).toBeNull();
    expect((await add(maya, harness.scope.ids.uuid(), pdf(), 'plan.pdf')).status).toBe(403);
    expect((await add(user, other.consultationId, pdf(), 'mine.pdf')).status).toBe(201);
    expect(await filesOf(other.user.id)).toEqual([]);
  });
});
