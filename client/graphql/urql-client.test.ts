import { afterEach, expect, it, vi } from 'vitest';
import { typedDocument } from '../data/document.ts';
import { createApi } from './urql-client.ts';

afterEach(() => void vi.useRealTimers());

const query = typedDocument<{ now: string }, Record<string, never>>('Now', 'query Now { now }');
const mutation = typedDocument<{ go: boolean }, Record<string, never>>('Go', 'mutation Go { go }');

const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

/** The API over a network that returns these responses in turn, then the last one repeatedly. */
const withNetwork = (...answers: readonly (() => Response)[]) => {
  const reload = vi.fn();
  let sent = 0;
  const send = vi.fn<typeof fetch>(async () => {
    sent += 1;
    const answer = answers[Math.min(sent, answers.length) - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const unauthenticated = vi.fn();
  return { api: createApi({ fetch: send, reload, unauthenticated }), send, reload, unauthenticated };
};
const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};
const unavailable = () => new Response('no', { status: 503, headers: { 'content-type': 'text/plain' } });

it('S7.7, S6.5: requests go to /graphql by POST, with cookies and the scope header', async () => {
  const { api, send } = withNetwork(() => json({ data: { now: 'noon' } }));
  expect(await api.runQuery(query, {})).toEqual({ ok: true, value: { now: 'noon' } });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/graphql');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(new Headers(init?.headers).get('x-scope')).toBe('thicket');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});

it.each([
  ['the network', broken],
  ['the server', unavailable],
])('S7.10, S9.17: a query is tried three times and no more when %s fails', async (_what, failure) => {
  const { api, send } = withNetwork(failure);
  expect(await api.runQuery(query, {})).toMatchObject({
    ok: false,
    failure: { code: 'TEMPORARILY_UNAVAILABLE' },
  });
  expect(send).toHaveBeenCalledTimes(3);
});

it('S9.17: a query is repeated after 300 ms at the earliest, and within a second', async () => {
  vi.useFakeTimers();
  const { api, send } = withNetwork(unavailable);
  const answered = api.runQuery(query, {});
  await vi.advanceTimersByTimeAsync(299);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(send.mock.calls.length).toBeGreaterThan(1);
  await vi.runAllTimersAsync();
  expect(await answered).toMatchObject({ ok: false });
});

it('a query that succeeds at the third attempt returns its result', async () => {
  const { api, send } = withNetwork(broken, unavailable, () => json({ data: { now: 'noon' } }));
  expect(await api.runQuery(query, {})).toEqual({ ok: true, value: { now: 'noon' } });
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['the network', broken],
  ['the server', unavailable],
])('S7.10: a mutation is sent once, also when %s fails', async (_what, failure) => {
  const { api, send } = withNetwork(failure);
  expect(await api.runMutation(mutation, {})).toMatchObject({
    ok: false,
    failure: { code: 'TEMPORARILY_UNAVAILABLE' },
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(send).toHaveBeenCalledTimes(1);
});

it('a request that the API refuses is not repeated', async () => {
  const fields = [{ field: 'date', message: 'Choose a date.' }];
  const refusal = { errors: [{ message: 'Choose a date.', extensions: { code: 'BAD_USER_INPUT', fields } }] };
  const { api, send } = withNetwork(() => json(refusal));
  expect(await api.runQuery(query, {})).toEqual({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', message: 'Choose a date.', fields },
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['UNAUTHENTICATED', 1],
  ['FORBIDDEN', 0],
])('a response of %s makes the page check who is signed in: %i time(s)', async (code, times) => {
  const refusal = { errors: [{ message: 'Please sign in.', extensions: { code } }] };
  const { api, unauthenticated } = withNetwork(() => json(refusal));
  await api.runMutation(mutation, {});
  expect(unauthenticated).toHaveBeenCalledTimes(times);
});

it.each(['query', 'mutation'] as const)(
  'S7.12: the page reloads when the web firewall asks for a challenge: %s',
  async (kind) => {
    const { api, send, reload } = withNetwork(
      () => new Response('', { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }),
    );
    const answered = kind === 'query' ? api.runQuery(query, {}) : api.runMutation(mutation, {});
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    // The page is being left: nothing is reported or sent again.
    const outcome = await Promise.race([
      answered,
      new Promise((resolve) => setTimeout(resolve, 1_200, 'silent')),
    ]);
    expect(outcome).toBe('silent');
    expect(send).toHaveBeenCalledTimes(1);
  },
);

it('other responses of the firewall do not', async () => {
  const { api, reload } = withNetwork(() =>
    json(
      { data: { now: 'noon' } },
      { headers: { 'x-amzn-waf-action': 'count', 'content-type': 'application/json' } },
    ),
  );
  expect(await api.runQuery(query, {})).toEqual({ ok: true, value: { now: 'noon' } });
  expect(reload).not.toHaveBeenCalled();
});
