import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deep } from '#test/harness/deep.ts';
import { findBinaries } from './binaries.ts';
import { openHome } from './home.ts';
import { pidFile, processState, readPostmaster } from './postmaster.ts';
import { findServerUser } from './server-user.ts';
import { overSocket } from './socket.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];
let root: string;
let dataDir: string;

const start = async (folder = dataDir): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off' },
  });
  servers.push(server);
  return server;
};

/** Starts a process that uses the data folder and returns the address that it reports. */
const startChild = async (): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'child-process.fixture.ts'), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).replace('url ', '').trim() };
};

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const cluster = () => join(dataDir, 'cluster');

const postmasterPid = async (): Promise<number> => {
  const running = await readPostmaster(cluster());
  if (!running) throw new Error('No server is running.');
  return running.pid;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  // A server whose process was killed is adopted, so that it can be stopped.
  if (await readPostmaster(cluster())) await start();
  for (const server of servers.splice(0)) await server.stop();
  await rm(root, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('is not reachable from other machines, keeps its data after a restart and leaves no process running', async () => {
    const first = await start();
    await query(first.url, "create table kept as select 'hair' as word");
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const pid = await postmasterPid();
    await first.stop();
    expect(await processState(pid)).toBe('gone');
    expect(await readPostmaster(cluster())).toBeNull();

    const second = await start();
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'hair' }]);
  });

  it('has a random password that only its owner can read, and refuses connections without it', async () => {
    const { url } = await start();
    const secretFile = join(dataDir, 'secret');
    expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
    const secret = await readFile(secretFile, 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(new URL(url).password).toBe(secret);
    expect(
      await query(url, "select count(*)::int as scram from pg_authid where rolpassword like 'SCRAM%'"),
    ).toEqual([{ scram: 1 }]);
    await expect(query(url.replace(secret, 'wrong'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await expect(query(url.replace(`:${secret}`, ''), 'select 1')).rejects.toThrow();
  });

  it('is reached over a socket, or over its port when there is no folder for one', async () => {
    const { url } = await start();
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect((await stat(folder)).mode & 0o777).toBe(0o711);
    const address = 'select inet_server_addr() is null as "isSocket"';
    expect(await query(url, address)).toEqual([{ isSocket: true }]);
    const port = url.replace(/\?.*/, '');
    expect(await overSocket(port, null)).toBe(port);
    expect(await overSocket(port, tmpdir())).toBe(port);
    expect(await query(port, address)).toEqual([{ isSocket: false }]);
  });

  it('is adopted after kill -9 of the process that started it, and stopped by the one that adopted it', async () => {
    const { child, url } = await startChild();
    await query(url, 'create table kept as select 7 as number');
    const pid = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await processState(pid)).toBe('postgres');

    const adopted = await start();
    expect(adopted.url).toBe(url);
    expect(await query(adopted.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await adopted.stop();
    expect(await processState(pid)).toBe('gone');
  });

  it('is shared by the processes of one data folder and stopped by the last', async () => {
    const [{ child, url }, here] = await Promise.all([startChild(), start()]);
    expect(here.url).toBe(url);
    const pid = await postmasterPid();

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await query(here.url, 'select 1 as one')).toEqual([{ one: 1 }]);

    await here.stop();
    expect(await processState(pid)).toBe('gone');
  });

  it('restarts on the same port with its data after it was killed', async () => {
    const server = await start();
    await query(server.url, 'create table kept as select 9 as number');
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select number from kept').catch(() => []))
      .toEqual([{ number: 9 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });

  it.runIf(deep).each([
    ['a process that is gone', 999_999_999],
    ['a process that is something else', process.pid],
  ])('ignores a pid file left by %s', async (_, pid) => {
    await (await start()).stop();
    await writeFile(pidFile(cluster()), `${pid}\n${cluster()}\n1\n5999\n\n127.0.0.1\n`);
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(deep)('refuses data of another PostgreSQL version and says what to do', async () => {
    await (await start()).stop();
    await writeFile(join(cluster(), 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 12, .*set DATABASE_URL/);
  });

  it.runIf(deep)('refuses a changed password file with a clear message', async () => {
    await start();
    const secret = await readFile(join(dataDir, 'secret'), 'utf8');
    await writeFile(join(dataDir, 'secret'), 'another');
    await expect(start()).rejects.toThrow('refuses the password');
    await writeFile(join(dataDir, 'secret'), secret);
  });
});

describe.runIf(isRoot)('the embedded database as root', () => {
  it.runIf(deep)('runs under an account that is not root', async () => {
    await start();
    const user = await findServerUser();
    expect(user?.uid).toBeGreaterThan(0);
    expect((await stat(cluster())).uid).toBe(user?.uid);
    const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\\s+${user?.uid}\\s`, 'm'));
  });

  it('stores the files elsewhere when that account cannot enter the data folder', async () => {
    const locked = join(root, 'locked');
    await mkdir(locked, { mode: 0o700 });
    const folder = join(locked, 'data');
    const { folder: elsewhere } = await openHome(folder, await findServerUser());
    expect(elsewhere).toMatch(/^\/(var\/lib\/thicket\/|tmp\/thicket-)[0-9a-f]{16}$/);
    try {
      const server = await start(folder);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect((await stat(join(elsewhere, 'cluster', 'PG_VERSION'))).isFile()).toBe(true);
      await server.stop();
    } finally {
      await rm(elsewhere, { recursive: true, force: true });
    }
  });
});

it.runIf(deep)('passes none of our environment to the database programs', async () => {
  process.env.STRIPE_SECRET_KEY_FOR_TEST = 'sk_hidden';
  await start();
  if (process.platform === 'linux')
    expect(await readFile(`/proc/${await postmasterPid()}/environ`, 'utf8')).not.toContain('sk_hidden');
  const home = await openHome(dataDir, await findServerUser());
  expect((await findBinaries(home)).major).toBeGreaterThanOrEqual(15);
});
