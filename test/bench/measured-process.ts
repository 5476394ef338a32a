import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const STOP_LIMIT_MS = 15_000;

export interface Usage {
  readonly cpuMicros: number;
  /** SQL statements sent, those that begin and end a transaction included. */
  readonly statements: number;
}

export interface MeasuredProcess<Ready> {
  readonly ready: Ready;
  /** What the process has used so far. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const messageWith = <T>(child: ChildProcess, name: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`The process ended with code ${code}.`));
    const listen = (message: Record<string, unknown>): void => {
      if (!(name in message)) return;
      child.off('message', listen).off('exit', failed);
      resolve(message[name] as T);
    };
    child.on('message', listen).on('exit', failed);
  });

interface ProgramOptions {
  readonly execArgv?: readonly string[];
  /** The folder of the program and its working directory; default that of the present product. */
  readonly folder?: string;
  /** The Node that runs it; default the present one. */
  readonly execPath?: string;
}

/** Starts a program that sends `{ ready }` when it serves. Its output is printed only when it fails to start. */
export const startMeasured = async <Ready>(
  program: string,
  env: Readonly<Record<string, string>>,
  { execArgv = [], folder = root, execPath = process.execPath }: ProgramOptions = {},
): Promise<MeasuredProcess<Ready>> => {
  const child = fork(join(folder, program), {
    cwd: folder,
    execPath,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...execArgv, '--import', join(import.meta.dirname, 'report-usage.fixture.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ready = await messageWith<Ready>(child, 'ready').catch((error: unknown) => {
    throw new Error(`${program} did not start:\n${output}`, { cause: error });
  });
  return {
    ready,
    usage: () => {
      const answer = messageWith<Usage>(child, 'usage');
      child.send('usage');
      return answer;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      if (child.exitCode === null) child.kill('SIGKILL');
    },
  };
};
