import autocannon from 'autocannon';
import type { MeasuredProcess } from './measured-process.ts';

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
}

export interface Sample {
  readonly perSecond: number;
  /** CPU of the server's process for one answered request, in microseconds. */
  readonly cpuMicros: number;
}

const shoot = async (
  { url, headers, body, expected, connections = CONNECTIONS }: Target,
  seconds: number,
) => {
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
  return result;
};

/** Loads one address until the server is warmed up. */
export const warmUp = async (target: Target): Promise<void> => void (await shoot(target, WARM_UP_S));

/** Loads one address for some seconds. Call `warmUp` first. */
export const measure = async (
  server: MeasuredProcess<unknown>,
  target: Target,
  seconds: number,
): Promise<Sample> => {
  const before = await server.cpu();
  const result = await shoot(target, seconds);
  const used = (await server.cpu()) - before;
  const answered = Math.max(1, result['2xx']);
  return { perSecond: answered / result.duration, cpuMicros: used / answered };
};

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The median of each figure. */
export const median = (samples: readonly Sample[]): Sample => ({
  perSecond: middle(samples.map(({ perSecond }) => perSecond)),
  cpuMicros: middle(samples.map(({ cpuMicros }) => cpuMicros)),
});
