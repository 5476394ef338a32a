import { describe, expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, statusOf } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const MESSAGE = `mutation($id: ID!, $body: String!, $asks: Boolean!) {
  deskMessage(consultationId: $id, body: $body, asksPatient: $asks) { authorName authorType unread }
}`;

describe('messages', () => {
  it('make the visit wait for the patient, and return it to the clinician with the reply', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const asked = await harness.api(maya, MESSAGE, {
      id: visit.consultationId,
      body: 'Since when?',
      asks: true,
    });
    expect(asked.data).toEqual({
      deskMessage: { authorName: 'Maya Okafor, MD', authorType: 'provider', unread: false },
    });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('needs_info');
    const care = '{ currentUser { care { headline unreadMessages action { href } } } }';
    expect((await harness.api(visit.user, care)).data?.currentUser).toEqual({
      care: { headline: 'Your clinician has a question', unreadMessages: 1, action: { href: '/messages' } },
    });
    await harness.api(visit.user, 'mutation { markMessagesRead }');
    await harness.api(visit.user, 'mutation($b: String!) { sendMessage(body: $b) { id } }', {
      b: 'Two years.',
    });
    expect((await harness.api(visit.user, care)).data?.currentUser).toMatchObject({
      care: { unreadMessages: 0 },
    });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_doctor');
  });

  it.each([
    ['empty', '  '],
    ['too long', 'x'.repeat(4_001)],
    ['a control character', 'Hello\u0000'],
  ])('are refused: %s', async (_, body) => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(visit.user, 'mutation($b: String!) { sendMessage(body: $b) { id } }', {
      b: body,
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'body' }],
    });
  });

  it('reach the desk after approval too, and are visible only to their patient', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(maya, APPROVE, decision(visit.consultationId));
    await harness.api(visit.user, 'mutation { sendMessage(body: "It itches.") { id } }');
    const queue = await harness.api(maya, '{ deskQueue { consultationId unreadFromPatient } }');
    expect(queue.data?.deskQueue).toContainEqual({
      consultationId: visit.consultationId,
      unreadFromPatient: 1,
    });
    const other = await harness.patient();
    const page = await harness.api(
      other,
      '{ currentUser { messages { id } visit { id } care { treatments { id } } } }',
    );
    expect(page.data?.currentUser).toEqual({ messages: [], visit: null, care: { treatments: [] } });
  });

  it('are read page by page, newest first, and new ones move nothing', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    const write = (text: string) => {
      harness.clock.advance(60_000);
      return harness.api(visit.user, 'mutation($b: String!) { sendMessage(body: $b) { id } }', { b: text });
    };
    const read = async (first: number, after: string | null) => {
      const PAGE = `query ($first: Int, $after: String) { currentUser { messagesConnection(first: $first, after: $after) {
        edges { node { body } } pageInfo { endCursor hasNextPage } } } }`;
      const { currentUser } = dataOf<{
        currentUser: {
          messagesConnection: {
            edges: { node: { body: string } }[];
            pageInfo: { endCursor: string; hasNextPage: boolean };
          };
        };
      }>(await harness.api(visit.user, PAGE, { first, after }));
      const { edges, pageInfo } = currentUser.messagesConnection;
      return { bodies: edges.map(({ node }) => node.body), ...pageInfo };
    };
    for (const text of ['One.', 'Two.', 'Three.']) await write(text);
    const newest = await read(2, null);
    expect(newest).toMatchObject({ bodies: ['Three.', 'Two.'], hasNextPage: true });
    await write('Four.');
    expect((await read(1, newest.endCursor)).bodies).toEqual(['One.']);
  });
});
