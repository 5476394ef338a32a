import { type ChildProcess, execFileSync, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const launcher = join(import.meta.dirname, '../run.mjs');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A forked launcher remains and passes messages on; it cannot replace itself. */
const forked = (script: string): ChildProcess => {
  const child = fork(launcher, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  children.push(child);
  return child;
};

it('passes arguments, output and the exit code', () => {
  const script = 'console.log(process.argv[1], process.argv[2]); process.exitCode = 7';
  const { status, stdout } = spawnSync(process.execPath, [launcher, '-e', script, 'a', 'b c'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 7, stdout: 'a b c\n' });
});

it('is found as `node` by the programs it starts', () => {
  const script =
    "console.log(require('child_process').execSync('node -p process.execPath') + process.execPath)";
  const printed = execFileSync(process.execPath, [launcher, '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `/usr/bin:/bin` },
  });
  const [fromPath, itself] = printed.trim().split('\n');
  expect(fromPath).toBe(itself);
  expect(dirname(itself ?? '')).toBe(dirname(process.execPath));
});

it('passes messages in both directions, and ends when the parent disconnects', async () => {
  const child = forked(
    "process.on('message', (text) => process.send(text + ' back')); process.send('ready')",
  );
  expect((await once(child, 'message'))[0]).toBe('ready');
  child.send('there and');
  expect((await once(child, 'message'))[0]).toBe('there and back');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'passes %s on and waits for the program to end',
  async (signal) => {
    const child = forked(
      `process.on('${signal}', () => setTimeout(() => process.exit(5), 100)); setInterval(() => {}, 1_000); process.send('ready')`,
    );
    await once(child, 'message');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([5, null]);
  },
);

it('ends by the same signal as its program', async () => {
  const child = forked("process.kill(process.pid, 'SIGKILL')");
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

it('keeps its process id where Node can replace itself', async () => {
  const child = spawn(process.execPath, [launcher, '-p', 'process.pid'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [printed] = await once(child.stdout, 'data');
  expect(Number(printed)).toBe(child.pid);
});

it.each(Object.entries(scripts))('starts the npm script %s', (name, command) => {
  // A remaining shell would not pass npm's signals to a long-running program.
  const isLongRunning = ['demo', 'dev', 'docs', 'start'].includes(name);
  expect(command.startsWith(isLongRunning ? 'exec node scripts/run.mjs ' : 'node scripts/run.mjs ')).toBe(
    true,
  );
});
