/** Builds the product: the browser's files, then the server with its pages. `node dist/server/main.js` runs it. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './lib/compress.mjs';
import { runNode } from './lib/run.mjs';

const root = new URL('..', import.meta.url).pathname;
process.env.NODE_ENV = 'production';
const dist = new URL('../dist/', import.meta.url);
// Rendered images are named by a hash of their source and take longest: existing ones are kept.
const pictures = new URL('pictures', dist);
const drawn = new URL('../node_modules/.cache/thicket-pictures', import.meta.url);
await mkdir(new URL('.', drawn), { recursive: true });
const move = (from, to) =>
  rename(from, to).catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error;
  });
await move(pictures, drawn);
await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
await compressFolder(fileURLToPath(new URL('client/assets', dist)));
await move(drawn, pictures);
const { code, output } = await runNode(['--import', 'tsx', 'scripts/prepare-pictures.ts'], { cwd: root });
if (code !== 0) throw new Error(`The pictures could not be drawn.\n${output}`);
