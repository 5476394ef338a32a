import { expect, it } from 'vitest';
import type { PageForm } from '#server/forms/page-form.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { sendForm } from '#test/harness/send-form.ts';
import { messageForms } from './message-forms.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const [send, read] = messageForms as [PageForm, PageForm];

const sending = (form: PageForm, user: SignedInUser, sent: Record<string, string>) =>
  sendForm(form, sent, (source, variables) => harness.api(user, source, variables));
const MINE = '{ currentUser { messages { body subject unread } } }';
const messagesOf = async (user: SignedInUser) => (await harness.api(user, MINE)).data?.currentUser;

it('sends a message and leads back to its conversation; sent twice, it is one message', async () => {
  const { user } = await harness.visit({ drugTypes: ['finasteride'] });
  const sent = { subject: 'delivery', body: ' Where is it? ' };
  const done = { ok: true, value: { to: '/messages?conversation=4#conversation-title' } };
  expect(await Promise.all([sending(send, user, sent), sending(send, user, sent)])).toEqual([done, done]);
  expect(await messagesOf(user)).toEqual({
    messages: [{ body: 'Where is it?', subject: 'delivery', unread: false }],
  });
});

it('the same words are a new message about another subject, or after a minute', async () => {
  const { user } = await harness.visit({ drugTypes: ['finasteride'] });
  await sending(send, user, { subject: 'delivery', body: 'And now?' });
  harness.clock.advance(1_000);
  await sending(send, user, { subject: 'billing', body: 'And now?' });
  harness.clock.advance(60_000);
  await sending(send, user, { subject: 'delivery', body: 'And now?' });
  expect(await messagesOf(user)).toMatchObject({
    messages: [{ subject: 'delivery' }, { subject: 'billing' }, { subject: 'delivery' }],
  });
});

it.each([
  ['body', { subject: 'delivery', body: '  ' }],
  ['subject', { subject: 'weather', body: 'Is it sunny?' }],
])('names the field at fault: %s', async (field, sent) => {
  const { user } = await harness.visit({ drugTypes: ['finasteride'] });
  expect(await sending(send, user, sent)).toMatchObject({
    failure: { code: 'BAD_USER_INPUT', fields: [{ field }] },
  });
});

it('marks the messages of a conversation as read', async () => {
  const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  const REPLY = `mutation($id: ID!, $body: String!) {
    deskMessage(consultationId: $id, body: $body, asksPatient: false) { id } }`;
  await harness.api(maya, REPLY, { id: consultationId, body: 'It is on its way.' });
  expect(await messagesOf(user)).toMatchObject({ messages: [{ unread: true }] });
  expect(await sending(read, user, { subject: 'visit' })).toMatchObject({ ok: true });
  expect(await messagesOf(user)).toMatchObject({ messages: [{ unread: false }] });
});
