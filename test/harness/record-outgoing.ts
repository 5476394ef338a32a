import { Socket } from 'node:net';

interface Connection {
  /** Port on the other side; null on a Unix socket, and until it is connected. */
  port: number | null;
  readonly parts: string[];
}

export interface Outgoing {
  /** All that was written to this port, by every connection. */
  to(port: number): string;
  /** Ports to which anything was written. */
  ports(): ReadonlySet<number>;
  stop(): void;
}

const textOf = (chunk: unknown): string =>
  typeof chunk === 'string' ? chunk : chunk instanceof Uint8Array ? Buffer.from(chunk).toString('utf8') : '';

/** Records what this process writes on every connection that it opens itself; what it answers as a server is not recorded. */
export const recordOutgoing = (): Outgoing => {
  const { connect, write, end } = Socket.prototype;
  const connections = new Map<Socket, Connection>();
  const keep = (socket: Socket, chunk: unknown): void =>
    void connections.get(socket)?.parts.push(textOf(chunk));
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
      keep(this, args[0]);
      return Reflect.apply(write, this, args);
    },
    end(this: Socket, ...args: unknown[]) {
      keep(this, args[0]);
      return Reflect.apply(end, this, args);
    },
  });
  return {
    to: (port) => [...connections.values()].flatMap((one) => (one.port === port ? one.parts : [])).join(''),
    ports: () =>
      new Set(
        [...connections.values()].flatMap(({ port, parts }) =>
          port !== null && parts.length > 0 ? [port] : [],
        ),
      ),
    stop: () => void Object.assign(Socket.prototype, { connect, write, end }),
  };
};
