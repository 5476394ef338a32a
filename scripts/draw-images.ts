import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnImages } from './lib/drawn-images.tsx';

/** `node scripts/run.mjs --import tsx scripts/draw-images.ts` writes the illustrations to public/images. */
const root = fileURLToPath(new URL('../public', import.meta.url));
const images = drawnImages();
for (const [path, svg] of images) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), svg);
}
console.log(`Drew ${images.size} pictures into public/images.`);
