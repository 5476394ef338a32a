import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `open`: everything passes. `closed`: nobody answers. `loses`: the server acts, and what it says about it is lost. */
type LinkState = 'open' | 'closed' | 'loses';

export interface LossyLink {
  readonly port: number;
  set(state: LinkState): void;
  stop(): Promise<void>;
}

/** A connection to a server on loopback that a test closes, or on which an answer is lost after the server has acted. */
export const openLossyLink = async (serverPort: number, lostAnswer: RegExp): Promise<LossyLink> => {
  let state: LinkState = 'open';
  const sockets = new Set<Socket>();
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((client) => {
    if (state === 'closed') return client.destroy();
    const upstream = connect(serverPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', drop);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (state === 'loses' && lostAnswer.test(chunk.toString('latin1'))) client.destroy();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (to) => {
      state = to;
      if (to === 'closed') drop();
    },
    stop: async () => {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
