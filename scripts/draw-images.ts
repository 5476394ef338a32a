import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultSocialSection, socialSections } from '#client/pictures/social-sections.ts';
import { drawnImages } from './lib/drawn-images.tsx';
import { socialImage } from './lib/social-image.ts';

/** `node scripts/run.mjs --import tsx scripts/draw-images.ts` writes the illustrations to public/images. */
const root = fileURLToPath(new URL('../public', import.meta.url));
const images = new Map<string, string | Buffer>(drawnImages());
for (const section of [defaultSocialSection, ...socialSections])
  images.set(`/images/social/${section.name}.webp`, await socialImage(section));
for (const [path, image] of images) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), image);
}
console.log(`Drew ${images.size} pictures into public/images.`);
