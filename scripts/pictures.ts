import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { palette } from '#client/pictures/palette.ts';
import { productGrounds } from '#client/pictures/product-grounds.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type DrugType, drugTypes, isDrugType } from '#modules/catalogue/domain/drug-type.ts';
import { composeMasters } from './pictures/compose.ts';
import { heroShot } from './pictures/hero-shot.ts';
import { labelFor } from './pictures/label.tsx';
import { labelSizeOf, productShots } from './pictures/product-shots.ts';
import { blenderIsThere, renderShots } from './pictures/render.ts';

/**
 * `npm run pictures` renders the pictures of all products and of the home page with Blender, and writes their masters to
 * public/images; `npm run pictures -- finasteride hero` only these. Each takes a minute or two. `--size 300 --samples 16` is a quick
 * look, `--to FOLDER` writes somewhere else, `--threads 1` leaves the machine to others.
 */
const HERO = 'hero';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1080' },
    samples: { type: 'string', default: '64' },
    threads: { type: 'string', default: String(availableParallelism()) },
    to: { type: 'string', default: fileURLToPath(new URL('../public/images', import.meta.url)) },
  },
});

if (!blenderIsThere()) {
  console.error(
    'The pictures are rendered with Blender 3.4 or newer, which is missing: apt-get install blender.',
  );
  process.exit(1);
}
const unknown = positionals.filter((name) => !isDrugType(name) && name !== HERO);
if (unknown.length > 0) throw new Error(`No product of the catalog: ${unknown.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const settings = {
  folder,
  size: Number(values.size),
  samples: Number(values.samples),
  threads: Number(values.threads),
};

/** A product's package with its label as a file, for Blender. */
const packageOf = async (drugType: DrugType) => {
  const shot = productShots[drugType];
  const rx = catalogueProducts.some((product) => product.drugType === drugType && product.needsPrescription);
  const svg = labelFor({ ...shot, rx });
  const measures = labelSizeOf(shot.container);
  if (!svg || !measures) return { ...shot, label: null };
  const file = join(folder, `${drugType}-label.png`);
  await sharp(Buffer.from(svg), { density: 144 }).png().toFile(file);
  return { ...shot, label: { file, width: measures[0], height: measures[1] } };
};

const path = (address: string): string => {
  const file = join(values.to, address);
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

const wanted = positionals.length > 0 ? positionals : [...drugTypes, HERO];
const products = wanted.filter(isDrugType).map(async (drugType) => {
  const address = `/products/${drugType.replaceAll('_', '-')}`;
  const ground = palette[productGrounds[drugType]];
  return {
    ...(await packageOf(drugType)),
    name: drugType,
    ground,
    to: { opaque: `${address}.webp`, transparent: `${address}-transparent.webp` },
  };
});
const heroes = wanted
  .filter((name) => name === HERO)
  .map(async (name) => ({
    name,
    group: await Promise.all(
      heroShot.map(async ({ drugType, ...place }) => ({ ...(await packageOf(drugType)), ...place })),
    ),
    ground: palette.groundSand,
    fill: 0.92,
    to: { opaque: '/home/hero.webp', transparent: null },
  }));

for await (const { shot, ...rendered } of renderShots(
  await Promise.all([...products, ...heroes]),
  settings,
)) {
  const { opaque, transparent } = shot.to;
  await composeMasters(
    { ...rendered, ground: shot.ground },
    { opaque: path(opaque), transparent: transparent && path(transparent) },
  );
  console.log(`${shot.name} is finished.`);
}
rmSync(folder, { recursive: true });
