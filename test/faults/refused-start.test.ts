import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../harness/deep.ts';
import { spawnProduct } from '../harness/served-product.ts';

/** What the package for pages prints whenever it is loaded. */
const NOTICE = /^\[vite-plugin-ssr\]\[Warning\].*\n/;

const other = createServer();
let port: number;
let dataDir: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '::', resolve));
  port = (other.address() as AddressInfo).port;
  dataDir = await mkdtemp(join(tmpdir(), 'refused-start-'));
});
afterAll(async () => {
  other.close();
  await rm(dataDir, { recursive: true });
});

const read = async (stream: Readable | null): Promise<string> => (stream ? text(stream) : '');

const start = async (settings: Readonly<Record<string, string>>) => {
  const child = spawnProduct({ dataDir, port: 0, env: settings });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit'),
    read(child.stdout),
    read(child.stderr),
  ]);
  return { code, output: `${stdout}${stderr}`.replace(NOTICE, '') };
};

describe('a start that cannot succeed ends with exit code 1 and says why in plain words', () => {
  it.runIf(deep)('a port that is in use, before a database is started', async () => {
    const output = `PORT: port ${port} is in use by another program.\n`;
    expect(await start({ PORT: String(port) })).toEqual({ code: 1, output });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.runIf(deep)('a database that does not answer', async () => {
    const output = 'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n';
    expect(await start({ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/thicket' })).toEqual({
      code: 1,
      output,
    });
  });

  it('a misspelt setting', async () => {
    const output = 'These settings are not right:\n  DATABASE_URI: did you mean DATABASE_URL?\n';
    expect(await start({ DATABASE_URI: 'postgres://127.0.0.1:1/thicket' })).toEqual({ code: 1, output });
  });
});
