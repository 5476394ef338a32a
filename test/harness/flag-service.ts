import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FlagName, FlagValue } from '#config/flag-catalogue.ts';

type Values = Partial<Readonly<Record<FlagName, FlagValue>>>;

/** A flag with one value for everyone. `trackEvents`, as in an experiment: who saw it is reported with their id. */
const flagOf = (key: string, value: FlagValue, version: number) => ({
  ...{ key, version, on: true, trackEvents: true },
  ...{ variations: [value], fallthrough: { variation: 0 } },
});

/** The message of the stream that replaces all flags. */
const putMessage = (values: Values, version: number): string => {
  const flags = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, flagOf(key, value, version)]),
  );
  return `event: put\ndata: ${JSON.stringify({ path: '/', data: { flags, segments: {} } })}\n\n`;
};

/** LaunchDarkly on loopback, as its SDK for servers sees it: a stream of flags, and addresses that take events. */
export const startFlagService = async (initial: Values) => {
  let values = initial;
  let version = 1;
  const streams: ServerResponse[] = [];
  const reports: { readonly path: string; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path === '/all') {
      streams.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(putMessage(values, version));
      return;
    }
    reports.push({ path, body: await text(request) });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** What the SDK reported, in order: events to `/bulk`, and about itself to `/diagnostic`. */
    reports,
    /** Replaces all flags, of those who are connected too. */
    change: (next: Values): void => {
      values = next;
      version += 1;
      for (const stream of streams) stream.write(putMessage(values, version));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type FlagService = Awaited<ReturnType<typeof startFlagService>>;
