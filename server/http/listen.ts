import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartProblem } from '../errors/start-problem.ts';

interface Place {
  readonly port: number;
  /** By default all interfaces. */
  readonly host?: string;
  /** The setting that chose the port. */
  readonly setting?: string;
}

const reasons: Readonly<Record<string, (place: Required<Place>) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is in use by another program`,
  EACCES: ({ port }) => `this account may not use port ${port}`,
  EADDRNOTAVAIL: ({ host }) => `this machine does not have the address ${host}`,
};

/** Resolves to the port. Rejects with a StartProblem that names the setting when the port cannot be used. */
export const listen = (http: Server, place: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    const whole = { host: '::', setting: 'PORT', ...place };
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartProblem(`${whole.setting}: ${reason(whole)}.`, { cause: error }) : error);
    });
    http.listen(whole.port, whole.host, () => resolve((http.address() as AddressInfo).port));
  });

/** Rejects like `listen` when the port cannot be used: asked before the database is opened, which takes longer. */
export const requireFreePort = async (port: number): Promise<void> => {
  const probe = createServer();
  await listen(probe, { port });
  await new Promise((resolve) => probe.close(resolve));
};
