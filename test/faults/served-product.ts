import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The built product in a process of its own, on the embedded database of a data folder. */
export interface ServedProduct {
  readonly port: number;
  readonly process: ChildProcess;
  /** `http://app.localhost:PORT` and its siblings. */
  readonly origin: (host: 'app' | 'marketing') => string;
  /** Sends the signal and waits for the end; gives exit code and milliseconds. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; ms: number }>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves when it serves; rejects with its last words when it ends before. */
export const serveProduct = async (dataDir: string, port: number): Promise<ServedProduct> => {
  if (!existsSync('dist/server/simulators/main.mjs'))
    throw new Error('Build the product first: npm run build');
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['dist/server/simulators/main.mjs'], {
    env: {
      ...env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4_000);
    });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: Record<string, unknown>) => {
      if ('ready' in message) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${words}`)));
  });
  return {
    port,
    process: child,
    origin: (host) => `http://${host === 'app' ? 'app.' : ''}localhost:${port}`,
    end: async (signal) => {
      const started = performance.now();
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return { code, ms: performance.now() - started };
    },
  };
};

/** The process id of the embedded database of a data folder. Throws when none has been started. */
export const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
