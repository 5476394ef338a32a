import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import { casePhotoReadRouter, casePhotoUploadRouter } from '#modules/billing/http/case-photo-router.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { testViewer } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { supportModule } from './module.ts';

const harness = await openFileHarness({ modules: [...orderAndCareModules, supportModule] });
const operator = await harness.operator();
const maya = await harness.clinician();

const SUBMIT = 'mutation($input: ServiceRequestInput!) { submitServiceRequest(input: $input) { id alarm } }';
const REPLY =
  'mutation($id: ID!, $body: String!) { replyToServiceRequest(id: $id, body: $body) { id alarm } }';
const ACT = 'mutation($input: DeskRequestActionInput!) { deskActOnServiceRequest(input: $input) }';
const MINE = `{ currentUser { serviceRequests { id number label topicLabel mayReply isHandedOver alarm dueAt
  entries { isPatient body } photos { url } } } }`;
const QUEUE = `query($status: String, $topic: String) { deskServiceRequests(status: $status, topic: $topic) {
  requests { id number patientEmail assignedName actions { action } alarm } states { status count } } }`;
const MESSAGES = '{ currentUser { messages { authorType subject body alarm } } }';

const submit = (user: SignedInUser, changes: Record<string, unknown> = {}) =>
  harness.api(user, SUBMIT, {
    input: { id: harness.scope.ids.uuid(), topic: 'order', body: 'Where is my package?', ...changes },
  });
const submitted = async (user: SignedInUser, changes: Record<string, unknown> = {}): Promise<string> => {
  const id = harness.scope.ids.uuid();
  const answer = await submit(user, { id, ...changes });
  expect(answer.errors).toBeUndefined();
  return id;
};
const act = (who: SignedInUser, id: string, action: string, text?: string) =>
  harness.api(who, ACT, { input: { id, action, text } });
type Mine = { readonly id: string; readonly label: string; readonly [field: string]: unknown };
/** The data of an answer, which has some. */
const dataOf = async <Data>(user: SignedInUser, query: string, args = {}): Promise<Data> => {
  const { data, errors } = await harness.api(user, query, args);
  expect(errors).toBeUndefined();
  return data as Data;
};
const mine = async (user: SignedInUser): Promise<readonly Mine[]> => {
  const { currentUser } = await dataOf<{ currentUser: { serviceRequests: Mine[] } }>(user, MINE);
  return currentUser.serviceRequests;
};
const queue = async (args: { status?: string; topic?: string } = {}): Promise<readonly Mine[]> => {
  const { deskServiceRequests } = await dataOf<{ deskServiceRequests: { requests: Mine[] } }>(
    operator,
    QUEUE,
    args,
  );
  return deskServiceRequests.requests;
};
const messagesOf = async (user: SignedInUser) => {
  const { currentUser } = await dataOf<{ currentUser: { messages: Record<string, unknown>[] } }>(
    user,
    MESSAGES,
  );
  return currentUser.messages;
};
const notices = async (user: SignedInUser): Promise<string[]> =>
  (await harness.rows('notice', { person_id: user.id })).map(({ kind }: { kind: string }) => kind);
const problem = (answer: { errors?: readonly { extensions?: unknown }[] | undefined }) =>
  answer.errors?.[0]?.extensions;

const photoApp = (user: SignedInUser | null): Express => {
  const viewer = () => testViewer({ user });
  return express()
    .use('/case-photos', casePhotoReadRouter(viewer)(harness.makeScope))
    .use('/case-photos', casePhotoUploadRouter(viewer)(harness.makeScope));
};
const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const upload = async (user: SignedInUser | null, body: Buffer) =>
  request(photoApp(user)).post('/case-photos').attach('photo', body, 'me.jpg');

describe('a request to customer service', () => {
  it('has a number and a promise, once however often it is sent, and only its patient sees it', async () => {
    const [sam, other] = [await harness.patient(), await harness.patient()];
    const id = harness.scope.ids.uuid();
    const all = await Promise.all([submit(sam, { id }), submit(sam, { id })]);
    for (const answer of all) expect(answer.data?.submitServiceRequest).toEqual({ id, alarm: null });
    const [shown, ...rest] = await mine(sam);
    expect(rest).toEqual([]);
    expect(shown).toMatchObject({
      label: 'We are looking into it',
      number: expect.stringMatching(/^R-\d+$/),
      mayReply: true,
      isHandedOver: false,
      entries: [{ isPatient: true, body: 'Where is my package?' }],
    });
    expect(await notices(sam)).toEqual(['service_request_received']);
    expect(await mine(other)).toEqual([]);
    expect(problem(await harness.api(other, REPLY, { id, body: 'Mine?' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(problem(await submit(other, { id }))).toMatchObject({ code: 'CONFLICT' });
    expect(
      problem(await harness.api(null, SUBMIT, { input: { id, topic: 'order', body: 'x' } })),
    ).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['an unknown topic', { topic: 'weather' }, 'topic'],
    ['no words', { body: '  ' }, 'body'],
    ['too many words', { body: 'x'.repeat(2001) }, 'body'],
    ['an id that is none', { id: 'R-1' }, 'id'],
    ['an order that is nobody’s', { orderId: '00000000-0000-4000-8000-000000000000' }, 'orderId'],
    ['a photo that is nobody’s', { photoIds: ['00000000-0000-4000-8000-000000000000'] }, 'photoIds'],
  ])('is refused with %s', async (_, changes, field) => {
    const sam = await harness.patient();
    expect(problem(await submit(sam, changes))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field }],
    });
    expect(await mine(sam)).toEqual([]);
    expect(await notices(sam)).toEqual([]);
  });

  it('has a limit for one patient, also at the same time', async () => {
    const sam = await harness.patient();
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(sam)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(10);
    expect(await mine(sam)).toHaveLength(10);
  });

  it('is answered in the messages of a patient without a visit, and every step is recorded', async () => {
    const sam = await harness.patient();
    const id = await submitted(sam, { topic: 'billing', body: 'Why two charges?' });
    expect(await queue({ topic: 'billing' })).toEqual([
      expect.objectContaining({ id, patientEmail: sam.email, assignedName: null }),
    ]);
    expect((await act(operator, id, 'take')).errors).toBeUndefined();
    expect((await queue({ topic: 'billing' }))[0]?.assignedName).not.toBeNull();
    expect(problem(await act(operator, id, 'answer'))).toMatchObject({ fields: [{ field: 'text' }] });
    expect((await act(operator, id, 'ask', 'Which dates?')).errors).toBeUndefined();
    expect(await queue({ topic: 'billing' })).toEqual([]);
    expect((await mine(sam))[0]).toMatchObject({ label: 'We have a question for you', mayReply: true });
    expect((await harness.api(sam, REPLY, { id, body: 'Both in May.' })).errors).toBeUndefined();
    expect((await act(operator, id, 'answer', 'One was for shampoo.')).errors).toBeUndefined();
    expect((await mine(sam))[0]).toMatchObject({
      label: 'Answered',
      entries: [
        { isPatient: true, body: 'Why two charges?' },
        { isPatient: false, body: 'Which dates?' },
        { isPatient: true, body: 'Both in May.' },
        { isPatient: false, body: 'One was for shampoo.' },
      ],
    });
    const messages = await messagesOf(sam);
    expect(messages.map(({ authorType, subject }) => [authorType, subject])).toEqual([
      ['care', 'billing'],
      ['care', 'billing'],
    ]);
    expect(messages.map(({ body }) => body).join()).toContain('One was for shampoo.');
    expect(await notices(sam)).toEqual([
      'service_request_received',
      'service_request_question',
      'service_request_answered',
    ]);
    expect((await act(operator, id, 'close')).errors).toBeUndefined();
    expect(problem(await harness.api(sam, REPLY, { id, body: 'And?' }))).toMatchObject({ code: 'CONFLICT' });
    expect(problem(await act(operator, id, 'answer', 'Once more.'))).toMatchObject({ code: 'CONFLICT' });
    const audited = await harness.rows('audit_log', { subject: 'service_request', subject_id: id });
    expect(audited.map(({ action }: { action: string }) => action).sort()).toEqual([
      'service_request.answer',
      'service_request.ask',
      'service_request.close',
      'service_request.take',
    ]);
    const steps = await harness.rows('state_transition', { entity: 'service_request', entity_id: id });
    expect(steps.map(({ to_state }: { to_state: string }) => to_state).sort()).toEqual(
      ['answered', 'closed', 'open', 'open', 'waiting_for_patient'].sort(),
    );
  });

  it('is the work of operators only', async () => {
    const id = await submitted(await harness.patient());
    for (const who of [maya, await harness.patient()]) {
      expect(problem(await act(who, id, 'answer', 'Hello.'))).toMatchObject({ code: 'FORBIDDEN' });
      expect(problem(await harness.api(who, QUEUE))).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('what is clinical', () => {
  it('goes to the clinicians, who answer it in the messages', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const id = await submitted(user, { topic: 'care', body: 'My scalp itches.' });
    expect((await mine(user))[0]).toMatchObject({
      label: 'With your clinician',
      isHandedOver: true,
      mayReply: false,
    });
    expect(await messagesOf(user)).toEqual([
      { authorType: 'patient', subject: 'side_effect', body: 'My scalp itches.', alarm: null },
    ]);
    expect((await queue()).map((one) => one.id)).not.toContain(id);
    expect(await notices(user)).toContain('service_request_handed_over');
    const desk = await harness.api(maya, '{ deskQueue { unreadFromPatient } }');
    expect(desk.data?.deskQueue).toContainEqual({ unreadFromPatient: 1 });
  });

  it('stays with customer service for a patient without a visit', async () => {
    const sam = await harness.patient();
    const id = await submitted(sam, { topic: 'care', body: 'My scalp itches.' });
    expect((await queue({ topic: 'care' })).map((one) => one.id)).toContain(id);
    expect(problem(await act(operator, id, 'hand_over'))).toMatchObject({ code: 'CONFLICT' });
  });

  it('alarming words raise an emergency whatever the topic, and the request stays open', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await submit(user, { body: 'The package came, and I have chest pain.' });
    expect(answer.data?.submitServiceRequest).toMatchObject({ alarm: 'emergency' });
    expect(await messagesOf(user)).toMatchObject([{ subject: 'side_effect', alarm: 'emergency' }]);
    expect(await harness.rows('message_alarm', { consultation_id: consultationId })).toHaveLength(1);
    expect((await mine(user))[0]).toMatchObject({ label: 'We are looking into it', isHandedOver: true });
    const bob = await harness.patient();
    const id = await submitted(bob, { topic: 'other' });
    expect(
      (await harness.api(bob, REPLY, { id, body: 'I want to die.' })).data?.replyToServiceRequest,
    ).toEqual({
      id,
      alarm: 'crisis',
    });
    expect((await queue({ topic: 'other' }))[0]).toMatchObject({ alarm: 'crisis' });
  });

  it('is handed over by an operator too', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const id = await submitted(user, { topic: 'other', body: 'I feel dizzy since the new dose.' });
    expect((await act(operator, id, 'hand_over')).errors).toBeUndefined();
    expect(await messagesOf(user)).toMatchObject([
      { authorType: 'patient', subject: 'side_effect', body: 'I feel dizzy since the new dose.' },
    ]);
    expect((await mine(user))[0]).toMatchObject({ label: 'With your clinician' });
    expect(problem(await act(operator, id, 'hand_over'))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('photos', () => {
  it('are encoded again, belong to their patient until they are sent, and reading by staff is audited', async () => {
    const [sam, other] = [await harness.patient(), await harness.patient()];
    const sent = await upload(sam, await jpeg());
    expect(sent.status).toBe(201);
    const { id, url } = sent.body as { id: string; url: string };
    const read = async (user: SignedInUser | null) => (await request(photoApp(user)).get(url)).status;
    expect([await read(sam), await read(other), await read(operator), await read(null)]).toEqual([
      200, 404, 404, 404,
    ]);
    expect(problem(await submit(other, { photoIds: [id] }))).toMatchObject({
      fields: [{ field: 'photoIds' }],
    });
    await submitted(sam, { photoIds: [id] });
    expect((await mine(sam))[0]).toMatchObject({ photos: [{ url }] });
    expect([await read(sam), await read(other), await read(operator)]).toEqual([200, 404, 200]);
    const got = await request(photoApp(sam)).get(url);
    expect(got.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await sharp(got.body).metadata()).exif).toBeUndefined();
    expect(await harness.rows('audit_log', { action: 'case_photo.read', subject_id: id })).toHaveLength(1);
    expect(problem(await submit(sam, { photoIds: [id] }))).toMatchObject({ fields: [{ field: 'photoIds' }] });
  });

  it('are refused when they are no photos, of staff, and when there are too many', async () => {
    const sam = await harness.patient();
    expect((await upload(sam, Buffer.from('%PDF-1.4'))).status).toBe(400);
    expect((await upload(operator, await jpeg())).status).toBe(403);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await upload(sam, await jpeg())).body.id);
    expect(problem(await submit(sam, { photoIds: ids }))).toMatchObject({ fields: [{ field: 'photoIds' }] });
  });
});

describe('the clock', () => {
  it('tells once that an answer is late, and closes what the patient is silent about', async () => {
    const sam = await harness.patient();
    const late = await submitted(sam);
    const silent = await submitted(sam, { topic: 'other' });
    await act(operator, silent, 'ask', 'Which one?');
    const answered = await submitted(sam, { topic: 'privacy' });
    await act(operator, answered, 'answer', 'Done.');
    for (let count = 0; count < 3; count += 1) {
      harness.clock.advance(4 * DAY_MS);
      await harness.sweep();
    }
    expect((await notices(sam)).filter((kind) => kind === 'service_request_late')).toHaveLength(1);
    const labels = async () => Object.fromEntries((await mine(sam)).map(({ id, label }) => [id, label]));
    expect(await labels()).toEqual({
      [late]: 'We are looking into it',
      [silent]: 'We have a question for you',
      [answered]: 'Closed',
    });
    harness.clock.advance(3 * DAY_MS + HOUR_MS);
    await harness.sweep();
    expect((await labels())[silent]).toBe('Closed');
    expect((await notices(sam)).filter((kind) => kind === 'service_request_closed')).toHaveLength(1);
  });
});
