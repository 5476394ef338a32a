import { Agent, request as ask, createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const HOST = '127.0.0.1';
const EVERY_MS = 100;

export interface Balancer {
  /** Resolves when requests are sent to the process on this port. */
  whenReady(port: number): Promise<void>;
  stop(): Promise<void>;
}

const readiness = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = ask({ host: HOST, port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

/**
 * A plain load balancer: sends requests in turn to the processes whose `/readyz` says 200, which it asks all the time, over
 * connections that it keeps. It tries nothing twice: a request that a process refuses or drops fails with 502.
 */
export const startBalancer = async (port: number, processes: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const stopped = new AbortController();
  const watch = async (process: number): Promise<void> => {
    while (!stopped.signal.aborted) {
      if (await readiness(process)) ready.add(process);
      else ready.delete(process);
      await sleep(EVERY_MS);
    }
  };
  const watching = processes.map(watch);

  let turn = 0;
  const pass: RequestListener = (request, response) => {
    const candidates = processes.filter((process) => ready.has(process));
    turn += 1;
    const target = candidates[turn % candidates.length];
    if (target === undefined) return void response.writeHead(503).end('No process is ready.');
    const { method, url: path, headers } = request;
    const sent = ask({ host: HOST, port: target, method, path, headers, agent }, (answer) => {
      const { connection: _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response);
    });
    sent.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`${target}: ${error.message}`);
    });
    request.pipe(sent);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return {
    whenReady: async (process) => {
      while (!ready.has(process)) await sleep(EVERY_MS);
    },
    stop: async () => {
      stopped.abort();
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
