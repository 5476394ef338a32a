import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  )
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  );

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: z.number(),
  attributes,
  /** 2: failed. */
  status: z.object({ code: z.number() }),
});

/** What the exporter posts: https://opentelemetry.io/docs/specs/otlp/. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof span> & {
  readonly resource: Readonly<Record<string, string | number | undefined>>;
};

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that was posted, as it was sent. */
  received(): string;
  /** The only span of that name; throws when there is none or several. */
  one(name: string): ReceivedSpan;
  stop(): Promise<void>;
}

/** A collector of traces on loopback. `answer`: what it does with a request after it has read it. */
export const startCollector = async (
  answer: (response: ServerResponse) => void = (response) => void response.end('{}'),
): Promise<TraceCollector> => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (posted, response) => {
    const body = await text(posted);
    bodies.push(`${posted.url}\n${body}`);
    for (const { resource, scopeSpans } of request.parse(JSON.parse(body)).resourceSpans)
      for (const scope of scopeSpans)
        spans.push(...scope.spans.map((one) => ({ ...one, resource: resource.attributes })));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received: () => bodies.join('\n'),
    one: (name) => {
      const [found, ...others] = spans.filter((one) => one.name === name);
      if (!found || others.length > 0)
        throw new Error(`There are ${found ? others.length + 1 : 0} spans called ${name}.`);
      return found;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
