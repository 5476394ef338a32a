import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PostmarkMessage,
  type PostmarkServer,
  startPostmarkServer,
} from '#simulators/mail/postmark-server.ts';
import type { Letter } from '../ports/mail.ts';
import { createPostmarkService } from './postmark-service.ts';

const from = 'Thicket <mail@thicket.test>';
let postmark: PostmarkServer;
const taken: PostmarkMessage[] = [];
beforeAll(async () => {
  postmark = await startPostmarkServer({
    token: 'right-token',
    keep: async (message) => `message ${taken.push(message)}`,
  });
});
afterAll(() => postmark?.stop());

const letter: Letter = {
  to: 'sam@example.com',
  subject: 'Your order – shipped',
  html: '<p>Hello</p>',
  text: 'Hello',
  id: 'letter-1',
  unsubscribe: null,
};
const service = (token = 'right-token') => createPostmarkService({ token, from, api: postmark.url });

it('an email goes out with both bodies, a stable Message-ID and without tracking; the id of the provider is returned', async () => {
  const sent = await service().send(letter);
  const [message] = taken;
  expect(sent).toEqual({ kind: 'accepted', providerId: 'message 1' });
  expect(message).toMatchObject({
    ...{ From: from, To: letter.to, Subject: letter.subject, HtmlBody: letter.html, TextBody: letter.text },
    ...{ TrackOpens: false, TrackLinks: 'None', MessageStream: 'outbound' },
  });
  expect(message?.Headers).toEqual([
    { Name: 'X-PM-KeepID', Value: 'true' },
    { Name: 'Message-ID', Value: '<letter-1@thicket.test>' },
    { Name: 'Auto-Submitted', Value: 'auto-generated' },
  ]);
});

it('names the address that ends messages of its kind by one click', async () => {
  const unsubscribe = 'https://app.thicket.test/api/unsubscribe?link=abc';
  await service().send({ ...letter, unsubscribe });
  expect(taken.at(-1)?.Headers.slice(3)).toEqual([
    { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]);
});

it('a refused address, a refused letter and what can be tried again are told apart, without the address', async () => {
  expect(await service().send({ ...letter, to: 'bounce@example.com' })).toEqual({
    ...{ kind: 'address_refused', reason: 'HTTP 422, code 406' },
  });
  expect(await service().send({ ...letter, subject: '' })).toEqual({
    ...{ kind: 'letter_refused', reason: 'HTTP 422, code 300' },
  });
  expect(await service('wrong-token').send(letter)).toEqual({
    ...{ kind: 'unavailable', reason: 'HTTP 401, code 10' },
  });
  postmark.fail(503, 429);
  for (const status of [503, 429])
    expect(await service().send(letter)).toEqual({ kind: 'unavailable', reason: `HTTP ${status}` });
  const nobody = createPostmarkService({ token: 'right-token', from, api: 'http://127.0.0.1:1' });
  expect(await nobody.send(letter)).toEqual({ kind: 'unavailable', reason: 'no answer' });
});
