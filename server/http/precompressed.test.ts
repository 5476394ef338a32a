import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { precompressed } from './precompressed.ts';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let app: Express;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks/a.js'), script);
  await writeFile(join(folder, 'chunks/a.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'chunks/a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'plain.css'), 'a {}');
  app = express().use('/assets', precompressed(folder), express.static(folder, { fallthrough: false }));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('answers "%s" with %s', async (accepted, encoding) => {
  const answer = await request(app).get('/assets/chunks/a.js').set('accept-encoding', accepted);
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const length = { br: brotliCompressSync(script).length, gzip: gzipSync(script).length };
  expect(Number(answer.headers['content-length'])).toBe(
    encoding === 'br' || encoding === 'gzip' ? length[encoding] : script.length,
  );
});

it('does not change requests for files without a compressed form', async () => {
  const answer = await request(app).get('/assets/plain.css').set('accept-encoding', 'br');
  expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([200, undefined, 'a {}']);
  expect((await request(app).get('/assets/missing.js').set('accept-encoding', 'br')).status).toBe(404);
});
