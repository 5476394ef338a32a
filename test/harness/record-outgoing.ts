import { Socket } from 'node:net';
import { type SentRequest, sentRequests } from './sent-requests.ts';

interface Connection {
  /** Port on the other side; null on a Unix socket, and until it is connected. */
  port: number | null;
  readonly parts: Buffer[];
}

export interface Outgoing {
  /** All that was written to this port, by every connection. */
  to(port: number): string;
  /** The HTTP requests that were sent to this port. */
  requestsTo(port: number): readonly SentRequest[];
  /** Ports to which anything was written. */
  ports(): ReadonlySet<number>;
  stop(): void;
}

/** A copy: who writes may use their buffer again. */
const bytesOf = (chunk: unknown, encoding: unknown): Buffer => {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
};

/** Records what this process writes on every connection that it opens itself; what it answers as a server is not recorded. */
export const recordOutgoing = (): Outgoing => {
  const { connect, write, end } = Socket.prototype;
  const connections = new Map<Socket, Connection>();
  const keep = (socket: Socket, [chunk, encoding]: readonly unknown[]): void => {
    const bytes = bytesOf(chunk, encoding);
    if (bytes.length > 0) connections.get(socket)?.parts.push(bytes);
  };
  Object.assign(Socket.prototype, {
    connect(this: Socket, ...args: unknown[]) {
      const connection: Connection = { port: null, parts: [] };
      connections.set(this, connection);
      this.once('connect', () => {
        connection.port = this.remotePort ?? null;
      });
      return Reflect.apply(connect, this, args);
    },
    write(this: Socket, ...args: unknown[]) {
      keep(this, args);
      return Reflect.apply(write, this, args);
    },
    end(this: Socket, ...args: unknown[]) {
      keep(this, args);
      return Reflect.apply(end, this, args);
    },
  });
  const writtenTo = (port: number): readonly Buffer[] =>
    [...connections.values()].flatMap((one) => (one.port === port ? [Buffer.concat(one.parts)] : []));
  return {
    to: (port) => writtenTo(port).join(''),
    requestsTo: (port) => writtenTo(port).flatMap(sentRequests),
    ports: () =>
      new Set(
        [...connections.values()].flatMap(({ port, parts }) =>
          port !== null && parts.length > 0 ? [port] : [],
        ),
      ),
    stop: () => void Object.assign(Socket.prototype, { connect, write, end }),
  };
};
