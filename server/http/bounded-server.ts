import { createServer, type RequestListener, type Server } from 'node:http';

/** What one process lets its clients hold, and for how long. */
export interface ConnectionBounds {
  /** Connections at the same time; further ones are closed at once. */
  readonly connections: number;
  /** From the first byte of a request, or from the connection, until all headers are there. */
  readonly headersMs: number;
  /** The same until the whole body is there. */
  readonly requestMs: number;
  /** How long a connection is kept open for the next request. */
  readonly keepAliveMs: number;
  /** How long neither side sends anything during a request, as when a client does not read its answer. */
  readonly idleMs: number;
  /** How often the first two are checked. */
  readonly checkedEveryMs: number;
}

export const connectionBounds: ConnectionBounds = {
  // A proxy in front keeps some dozens open.
  connections: 2_000,
  headersMs: 15_000,
  // A photo of 12 MB arrives within this at 0.8 Mbit/s.
  requestMs: 120_000,
  // Longer than a balancer keeps an idle connection, so that it is never closed while the balancer sends a request.
  keepAliveMs: 75_000,
  // The demo's clock runs through months in one request, which takes minutes on a busy machine.
  idleMs: 300_000,
  checkedEveryMs: 5_000,
};

/**
 * An HTTP server on which clients that are slow or silent hold neither connections nor memory for long: one that sends its
 * request too slowly is answered with 408 and disconnected. Headers have at most 16 KB, Node's own limit.
 */
export const boundedServer = (
  handler: RequestListener,
  bounds: ConnectionBounds = connectionBounds,
): Server => {
  const server = createServer(
    {
      headersTimeout: bounds.headersMs,
      requestTimeout: bounds.requestMs,
      keepAliveTimeout: bounds.keepAliveMs,
      connectionsCheckingInterval: bounds.checkedEveryMs,
    },
    handler,
  );
  server.maxConnections = bounds.connections;
  server.timeout = bounds.idleMs;
  return server;
};
