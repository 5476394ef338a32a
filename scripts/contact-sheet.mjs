/**
 * `npm run contact-sheet`: takes a screenshot of every page at both widths and puts them side by side for comparison:
 * `.data/contact-sheet/phone.png` and `desktop.png`. Needs a build (`npm run build`).
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runNode } from './lib/run.mjs';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, '.data/contact-sheet');
const GAP = 16;
/** Size in pixels of each screenshot on the sheet; longer ones are cut off at the bottom. */
const sizes = {
  phone: { width: 195, height: 700, columns: 12 },
  desktop: { width: 426, height: 700, columns: 6 },
};

await rm(folder, { recursive: true, force: true });
await mkdir(join(folder, 'pages'), { recursive: true });
const { code, output } = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', 'test/e2e/every-page.spec.ts'],
  { cwd: root, env: { ...process.env, CONTACT_SHEET: join(folder, 'pages') } },
);
if (code !== 0) throw new Error(`Not every page could be photographed.\n${output}`);

const names = (await readdir(join(folder, 'pages'))).sort();
for (const [project, { width, height, columns }] of Object.entries(sizes)) {
  const pictures = names.filter((name) => name.startsWith(project));
  const cells = await Promise.all(
    pictures.map(async (name, index) => ({
      input: await sharp(join(folder, 'pages', name))
        .resize({ width })
        .toBuffer()
        .then((small) =>
          sharp(small)
            .metadata()
            .then((about) =>
              sharp(small)
                .extract({ left: 0, top: 0, width, height: Math.min(height, about.height) })
                .toBuffer(),
            ),
        ),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(cells)
    .png()
    .toFile(join(folder, `${project}.png`));
  console.log(`.data/contact-sheet/${project}.png: ${pictures.length} pages`);
}
