import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FlagValue } from '#config/flag-catalogue.ts';
import { latestEntries } from '../latest-entries.ts';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';

/** Values by the flag's name; the product judges names and types. */
export type ServedValues = Readonly<Record<string, FlagValue>>;

const MOST_REPORTS = 200;
/** The SDK connects again when it hears nothing for five minutes. */
const HEARTBEAT_MS = 60_000;

/** A flag with one value for everyone. `trackEvents`, as in an experiment: who saw it is reported with their id. */
const flagOf = (key: string, value: FlagValue, version: number) => ({
  ...{ key, version, on: true, trackEvents: true },
  ...{ variations: [value], fallthrough: { variation: 0 } },
});

/** The message of the stream that replaces all flags. */
const putMessage = (values: ServedValues, version: number): string => {
  const flags = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, flagOf(key, value, version)]),
  );
  return `event: put\ndata: ${JSON.stringify({ path: '/', data: { flags, segments: {} } })}\n\n`;
};

export interface FlagServer extends LoopbackServer {
  /** What the SDK reported, newest first: events to `/bulk`, and about itself to `/diagnostic`. */
  reports(): readonly { readonly path: string; readonly body: string }[];
  /** Replaces all flags, of those who are connected too. */
  change(next: ServedValues): void;
}

/** LaunchDarkly on loopback, as its SDK for servers sees it: a stream of flags, and addresses that take events. */
export const startFlagServer = async (
  sdkKey: string,
  initial: ServedValues,
  heartbeatMs = HEARTBEAT_MS,
): Promise<FlagServer> => {
  let values = initial;
  let version = 1;
  const streams = new Set<ServerResponse>();
  const reports = latestEntries<{ readonly path: string; readonly body: string }>(MOST_REPORTS);
  const server = await serveOnLoopback(async (request, response) => {
    const path = request.url ?? '';
    if (request.headers.authorization !== sdkKey) return void response.writeHead(401).end();
    if (path === '/all') {
      streams.add(response);
      response.once('close', () => streams.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(putMessage(values, version));
      return;
    }
    reports.add({ path, body: await text(request) });
    response.writeHead(202).end();
  });
  const beating = setInterval(() => {
    for (const stream of streams) stream.write(':\n');
  }, heartbeatMs).unref();
  return {
    ...server,
    stop: () => {
      clearInterval(beating);
      return server.stop();
    },
    reports: reports.all,
    change: (next) => {
      values = next;
      version += 1;
      for (const stream of streams) stream.write(putMessage(values, version));
    },
  };
};
