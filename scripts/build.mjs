/** Builds the product: the browser's files, then the server with its pages. `node dist/server/main.js` runs it. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './lib/compress.mjs';

const root = new URL('..', import.meta.url).pathname;
process.env.NODE_ENV = 'production';
await rm(new URL('../dist', import.meta.url), { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
await compressFolder(fileURLToPath(new URL('../dist/client/assets', import.meta.url)));
