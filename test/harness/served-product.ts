import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The server that a build makes, with simulators, as `npm run demo` starts it. */
export const BUILT_SERVER = join(root, 'dist/server/simulators/main.mjs');

/** The built product in a separate process. */
export interface ServedProduct {
  readonly port: number;
  readonly process: ChildProcess;
  /** `http://app.localhost:PORT` and its siblings. */
  readonly origin: (host: 'app' | 'marketing') => string;
  /** Sends the signal and waits for the end; returns exit code and milliseconds. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; ms: number }>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });

/** Below the ports that the system assigns, so that no other process gets it before the product listens. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : freePort();
};

/** Throws when there is no build. */
export const requireBuild = (): void => {
  if (!existsSync(BUILT_SERVER)) throw new Error('Build the product first: npm run build');
};

interface ProductOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built product, with a channel for its messages; the environment of the tests names no database. */
export const spawnProduct = ({ dataDir, port, databaseUrl, env: added }: ProductOptions) => {
  requireBuild();
  const { DATABASE_URL: _, ...env } = process.env;
  return spawn(process.execPath, [BUILT_SERVER], {
    cwd: root,
    env: {
      ...env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...added,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
};

/**
 * Serves the built product from a data folder, on its embedded database or the given one. Resolves when it
 * serves; rejects with its last output when it ends earlier. `env` adds environment settings.
 */
export const serveProduct = async (options: ProductOptions): Promise<ServedProduct> => {
  const { port } = options;
  const child = spawnProduct(options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: Record<string, unknown>) => {
      if ('ready' in message) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${output}`)));
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
