import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A production process of the built product. */
export interface ProductionProcess {
  readonly port: number;
  /** Sends SIGTERM and waits for the end; returns the exit code. */
  stop(): Promise<number | null>;
  /** Rejects with its last output when it ends before it is told to. */
  readonly endsEarly: Promise<never>;
}

/** Starts `node dist/server/main.mjs` in a folder with nothing of this process's environment but PATH. */
export const startProduction = (
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): ProductionProcess => {
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
  let stopping = false;
  const ended = once(child, 'exit');
  const endsEarly = ended.then(([exitCode]): Promise<never> => {
    if (stopping) return new Promise(() => {});
    throw new Error(`A process ended with code ${exitCode}:\n${output}`);
  });
  // The code that waits for a step sees the failure.
  endsEarly.catch(() => {});
  return {
    port,
    endsEarly,
    stop: async () => {
      stopping = true;
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
};
