import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const query = JSON.stringify({ query: '{ __typename }' });
const requests = [
  { path: '/', expected: 'Thicket' },
  { path: '/faq', expected: 'Thicket' },
  { path: '/quiz', expected: 'Thicket' },
  { path: '/graphql', body: query, expected: '{"data":{"__typename":"Query"}}' },
] as const;

/** One visitor, while they visit: how many requests succeeded, and what failed. */
export interface Visits {
  succeeded: number;
  readonly failures: string[];
}

interface Options {
  readonly port: number;
  /** Headers of every request, among them `host`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Pause after each request; none by default. */
  readonly pauseMs?: number;
}

const send = (
  agent: Agent,
  { port, headers }: Options,
  { path, ...rest }: (typeof requests)[number],
): Promise<string> =>
  new Promise((resolve) => {
    const body = 'body' in rest ? rest.body : undefined;
    const sent = ask(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
        },
        agent,
      },
      (response) => {
        text(response).then(
          (received) => resolve(`${response.statusCode} ${received}`),
          (error: unknown) => resolve(String(error)),
        );
      },
    );
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });

/** Sends one request after another over one connection until stopped. */
const visit = async (visits: Visits, options: Options, stopped: AbortSignal): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !stopped.aborted; turn += 1) {
    const next = requests[turn % requests.length] ?? requests[0];
    const answer = await send(agent, options, next);
    if (answer.startsWith('200 ') && answer.includes(next.expected)) visits.succeeded += 1;
    else visits.failures.push(`${next.path}: ${answer.slice(0, 200)}`);
    if (options.pauseMs) await sleep(options.pauseMs);
  }
  agent.destroy();
};

/** Visitors of the storefront's host who read pages and ask the API until `stop`; one for each of the options. */
export const startVisitors = (each: readonly Options[]) => {
  const stopped = new AbortController();
  const visitors = each.map((options) => ({
    options,
    visits: { succeeded: 0, failures: [] } satisfies Visits,
  }));
  const all: readonly Visits[] = visitors.map(({ visits }) => visits);
  const running = visitors.map(({ options, visits }) => visit(visits, options, stopped.signal));
  return {
    all,
    stop: async (): Promise<readonly Visits[]> => {
      stopped.abort();
      await Promise.all(running);
      return all;
    },
  };
};
