import autocannon from 'autocannon';
import type { MeasuredProcess } from './measured-process.ts';
import { send } from './visitor.ts';

const CONNECTIONS = 20;
/** Warm-up: a server is measured after its code has been compiled, which takes some thousands of requests. */
const WARM_UP_S = 20;

/** The request that is repeated; `body` is created for each one. */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => string;
  /** Concurrent requests; default 20. */
  readonly connections?: number;
  /** Responses must contain this, so that a fast error does not count as a fast page. */
  readonly expected?: string;
  /** Called before each request and not measured; requests are then sent one after the other. */
  readonly prepare?: () => Promise<unknown>;
  /** Releases what `prepare` uses. */
  readonly close?: () => Promise<unknown>;
}

export interface Sample {
  readonly perSecond: number;
  /** CPU of the server's process for one answered request, in microseconds. */
  readonly cpuMicros: number;
  /** SQL statements for one answered request. */
  readonly statements: number;
}

/** What was answered as expected in how many seconds. */
interface Answered {
  readonly count: number;
  readonly seconds: number;
}

const shootPrepared = async (
  { url, headers, body, expected, prepare }: Target,
  seconds: number,
): Promise<Answered> => {
  const { origin, pathname } = new URL(url);
  const visitor = { origin, headers: headers ?? {} };
  const end = performance.now() + seconds * 1000;
  let count = 0;
  let spent = 0;
  while (performance.now() < end) {
    await prepare?.();
    const start = performance.now();
    const answer = await send(visitor, pathname, body?.());
    spent += performance.now() - start;
    if (answer.status !== 200 || !answer.body.includes(expected ?? ''))
      throw new Error(`${url} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
    count += 1;
  }
  return { count, seconds: spent / 1000 };
};

const shootAtOnce = async (
  { url, headers, body, expected, connections = CONNECTIONS }: Target,
  seconds: number,
): Promise<Answered> => {
  const { host, port, pathname, search } = new URL(url);
  const result = await autocannon({
    // Names below `localhost` resolve to this machine in a browser, but not in Node.
    url: `http://127.0.0.1:${port}${pathname}${search}`,
    connections,
    duration: seconds,
    sampleInt: 250,
    verifyBody: (text) => expected === undefined || String(text).includes(expected),
    requests: [
      {
        method: body ? 'POST' : 'GET',
        headers: { host, ...headers },
        ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }),
      },
    ],
  });
  const bad = result.errors + result.timeouts + result.non2xx + result.mismatches;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} answers of ${url} were not right.`);
  return { count: result['2xx'], seconds: result.duration };
};

const shoot = (target: Target, seconds: number): Promise<Answered> =>
  (target.prepare ? shootPrepared : shootAtOnce)(target, seconds);

/** Loads one address until the server is warmed up. */
export const warmUp = async (target: Target): Promise<void> => void (await shoot(target, WARM_UP_S));

/** Loads one address for some seconds. Call `warmUp` first. */
export const measure = async (
  server: MeasuredProcess<unknown>,
  target: Target,
  seconds: number,
): Promise<Sample> => {
  const before = await server.usage();
  const { count, seconds: taken } = await shoot(target, seconds);
  const after = await server.usage();
  const answered = Math.max(1, count);
  return {
    perSecond: answered / taken,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / answered,
    statements: (after.statements - before.statements) / answered,
  };
};

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The median of each figure. */
export const median = (samples: readonly Sample[]): Sample => ({
  perSecond: middle(samples.map(({ perSecond }) => perSecond)),
  cpuMicros: middle(samples.map(({ cpuMicros }) => cpuMicros)),
  statements: middle(samples.map(({ statements }) => statements)),
});
