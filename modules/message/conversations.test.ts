import { describe, expect, it } from 'vitest';
import { brand } from '#config/brand.ts';
import { HOUR_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { statusOf } from '#test/harness/visit-api.ts';
import { sweeps } from './services/sweeps.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const SEND = `mutation($body: String!, $subject: String) {
  sendMessage(body: $body, subject: $subject) { id subject readAt alarm attachments { id } } }`;
const DRAFT = 'mutation($s: String!, $b: String!) { saveMessageDraft(subject: $s, body: $b) }';
const MINE = `{ currentUser { messageConversations { subject replyBy isLate draft }
  messages { body subject unread readAt } } }`;
const REPLY = `mutation($id: ID!, $body: String!, $subject: String) {
  deskMessage(consultationId: $id, body: $body, asksPatient: false, subject: $subject) { id subject } }`;

interface Text {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly mustEdit: boolean;
}

interface Mine {
  readonly messageConversations: {
    subject: string;
    replyBy: string | null;
    isLate: boolean;
    draft: string;
  }[];
  readonly messages: { body: string; subject: string; unread: boolean; readAt: string | null }[];
}

const mine = async (user: SignedInUser): Promise<Mine> =>
  (await harness.api(user, MINE)).data?.currentUser as Mine;
const send = (user: SignedInUser, body: string, subject?: string) =>
  harness.api(user, SEND, { body, subject });
const sweep = async (id: string) => {
  for (const one of sweeps) if (one.id === id) await one.run(harness.makeScope());
};
const noticesOf = (userId: string) =>
  harness.scope.db('notice').where({ person_id: userId, kind: 'message_late' });

describe('conversations', () => {
  it('S2.25: are separate for each subject, the newest first', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    await send(user, 'Where is it?', 'delivery');
    await harness.clock.advance(60_000);
    await send(user, 'I have a question.');
    const { messageConversations, messages } = await mine(user);
    expect(messageConversations.map(({ subject }) => subject)).toEqual(['visit', 'delivery']);
    expect(messages.map(({ body, subject }) => [body, subject])).toEqual([
      ['Where is it?', 'delivery'],
      ['I have a question.', 'visit'],
    ]);
  });

  it('refuse a subject that is not in the list', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await send(user, 'Hello', 'my hair');
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'subject' }],
    });
  });

  it('only a message about care answers what the clinician asked', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(
      maya,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Since when?", asksPatient: true) { id } }',
      { id },
    );
    await send(user, 'My card changed.', 'billing');
    expect(await statusOf(harness, 'consultation', id)).toBe('needs_info');
    await send(user, 'Since May.', 'treatment');
    expect(await statusOf(harness, 'consultation', id)).toBe('in_review');
  });

  it('a reply of staff answers what the patient wrote about its subject until then, and nothing else', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await send(user, 'Hello', 'visit');
    await send(user, 'Where is it?', 'delivery');
    await harness.clock.advance(60_000);
    const at = harness.clock.now();
    await harness.api(maya, REPLY, { id, body: 'Hi', subject: 'visit' });
    await harness.clock.advance(60_000);
    await send(user, 'One more thing', 'visit');
    const rows = await harness.rows('care_message', { user_id: user.id });
    expect(Object.fromEntries(rows.map(({ body, answered_at }) => [body, answered_at]))).toEqual({
      Hello: at,
      Hi: null,
      'Where is it?': null,
      'One more thing': null,
    });
  });

  it('S3.47: say when the other side has read a message', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await send(user, 'Hello');
    await harness.clock.advance(60_000);
    await harness.api(maya, REPLY, { id, body: 'Hi', subject: 'visit' });
    const before = (await mine(user)).messages;
    expect(before.map(({ body, readAt, unread }) => [body, readAt !== null, unread])).toEqual([
      ['Hello', true, false],
      ['Hi', false, true],
    ]);
    await harness.api(user, 'mutation { markMessagesRead(subject: "delivery") }');
    expect((await mine(user)).messages[1]?.unread).toBe(true);
    await harness.api(user, 'mutation { markMessagesRead(subject: "visit") }');
    const seen = `query($id: ID!) { deskCase(consultationId: $id) { messages { body readAt unread } } }`;
    const { deskCase } = (await harness.api(maya, seen, { id })).data ?? {};
    expect(deskCase).toEqual({
      messages: [
        { body: 'Hello', readAt: expect.any(String), unread: false },
        { body: 'Hi', readAt: expect.any(String), unread: false },
      ],
    });
  });
});

describe('drafts', () => {
  it('are stored for each subject until the message is sent', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(user, DRAFT, { s: 'delivery', b: 'Where' });
    await harness.api(user, DRAFT, { s: 'delivery', b: 'Where is' });
    await harness.api(user, DRAFT, { s: 'billing', b: 'Why' });
    const drafts = (await mine(user)).messageConversations.map(({ subject, draft }) => [subject, draft]);
    expect(drafts.toSorted()).toEqual([
      ['billing', 'Why'],
      ['delivery', 'Where is'],
    ]);
    await send(user, 'Where is it?', 'delivery');
    await harness.api(user, DRAFT, { s: 'billing', b: '  ' });
    expect((await mine(user)).messageConversations.map(({ subject, draft }) => [subject, draft])).toEqual([
      ['delivery', ''],
    ]);
  });

  it('are visible to their author only', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    const ask = 'query($id: ID!) { deskMessaging(consultationId: $id) { drafts { subject body } } }';
    const save =
      'mutation($id: ID!, $b: String!) { deskSaveMessageDraft(consultationId: $id, subject: "visit", body: $b) }';
    await harness.api(user, DRAFT, { s: 'visit', b: 'Mine' });
    await harness.api(maya, save, { id, b: 'Hers' });
    expect((await harness.api(maya, ask, { id })).data?.deskMessaging).toEqual({
      drafts: [{ subject: 'visit', body: 'Hers' }],
    });
    expect((await mine(user)).messageConversations[0]?.draft).toBe('Mine');
    await harness.api(maya, REPLY, { id, body: 'Sent', subject: 'visit' });
    expect((await harness.api(maya, ask, { id })).data?.deskMessaging).toEqual({ drafts: [] });
  });
});

describe('the promised reply time', () => {
  it('is the one of the brand, from the first message without a reply', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    const sentAt = harness.clock.now().getTime();
    await send(user, 'Hello');
    await harness.clock.advance(HOUR_MS);
    await send(user, 'Anybody there?');
    const [waiting] = (await mine(user)).messageConversations;
    const promised = new Date(waiting?.replyBy ?? '').getTime() - sentAt;
    expect(promised - brand.replyHours * HOUR_MS).toBeLessThan(5_000);
    expect(promised).toBeGreaterThanOrEqual(brand.replyHours * HOUR_MS);
    await harness.api(maya, REPLY, { id, body: 'Yes', subject: 'visit' });
    expect((await mine(user)).messageConversations[0]).toMatchObject({ replyBy: null, isLate: false });
  });

  it('is honest: a patient who waits longer is told once, and the page says so', async () => {
    const { user } = await harness.visit({ drugTypes: ['finasteride'] });
    await send(user, 'Hello');
    await send(user, 'And my parcel?', 'delivery');
    await sweep('message.notifyOfLateReplies');
    expect(await noticesOf(user.id)).toEqual([]);
    await harness.clock.advance(brand.replyHours * HOUR_MS + 60_000);
    await sweep('message.notifyOfLateReplies');
    await sweep('message.notifyOfLateReplies');
    expect(await noticesOf(user.id)).toHaveLength(1);
    expect((await mine(user)).messageConversations.every(({ isLate }) => isLate)).toBe(true);
  });

  it('ends when staff say that a message needs no reply', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await send(user, 'Thank you!');
    await harness.api(maya, 'mutation($id: ID!) { deskNoReplyNeeded(consultationId: $id) }', { id });
    await harness.clock.advance(brand.replyHours * HOUR_MS + 60_000);
    await sweep('message.notifyOfLateReplies');
    expect(await noticesOf(user.id)).toEqual([]);
    expect((await mine(user)).messageConversations[0]).toMatchObject({ replyBy: null, isLate: false });
    const queue = await harness.api(maya, '{ deskQueue { consultationId unreadFromPatient } }');
    expect(queue.data?.deskQueue).toContainEqual({ consultationId: id, unreadFromPatient: 0 });
  });
});

describe('texts for staff', () => {
  it('have the names of patient and clinician, and are not sent with a placeholder left in them', async () => {
    const { consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    const ask =
      'query($id: ID!) { deskMessaging(consultationId: $id) { templates { id kind body mustEdit } } }';
    const answer = await harness.api(maya, ask, { id });
    const messaging = answer.data?.deskMessaging as { templates: Text[] } | undefined;
    const question = messaging?.templates.find((one) => one.id === 'question');
    expect(question).toMatchObject({ kind: 'template', mustEdit: true });
    expect(question?.body).not.toContain('{');
    const refused = await harness.api(maya, REPLY, { id, body: question?.body });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'body', message: 'Replace the text in [[ ]] first.' }],
    });
    const body = question?.body.replace('[[your question]]', 'Since when?');
    expect((await harness.api(maya, REPLY, { id, body, subject: 'visit' })).errors).toBeUndefined();
  });
});

it('a patient who has not submitted a visit is answered too', async () => {
  const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.scope.db('consultation').where({ id }).update({ status: 'draft', clinician_id: null });
  await send(user, 'I do not understand a question.');
  const opened = await harness.api(
    maya,
    'query($id: ID!) { deskCase(consultationId: $id) { case { status unreadFromPatient } } }',
    { id },
  );
  expect(opened.data?.deskCase).toEqual({ case: { status: 'draft', unreadFromPatient: 1 } });
  expect((await harness.api(maya, REPLY, { id, body: 'Which one?' })).errors).toBeUndefined();
  const approve = `mutation($id: ID!) { deskApprove(input: { consultationId: $id, acknowledgedRuleIds: [], reason: "" }) { status } }`;
  expect((await harness.api(maya, approve, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

describe('a message of the care team that is not read', () => {
  const REMIND = 'message.remindOfUnread';
  const reminders = (userId: string) =>
    harness.scope.db('notice').where({ person_id: userId, kind: 'message_waiting' });

  it('is reminded of once, after two days, and without a word of it', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, REPLY, { id, body: 'Take finasteride at night.' });
    await sweep(REMIND);
    expect(await reminders(user.id)).toEqual([]);
    harness.clock.advance(48 * HOUR_MS);
    await Promise.all([sweep(REMIND), sweep(REMIND)]);
    harness.clock.advance(48 * HOUR_MS);
    await sweep(REMIND);
    const told = await reminders(user.id);
    expect(told).toHaveLength(1);
    expect(told[0].body).not.toContain('finasteride');
  });

  it('is not reminded of once it was opened', async () => {
    const { user, consultationId: id } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, REPLY, { id, body: 'Hello.' });
    await harness.scope
      .db('care_message')
      .where({ user_id: user.id })
      .update({ read_at: harness.clock.now() });
    harness.clock.advance(48 * HOUR_MS);
    await sweep(REMIND);
    expect(await reminders(user.id)).toEqual([]);
  });
});
