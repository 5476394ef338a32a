import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SocialBackground, SocialText } from '#client/pictures/social-picture.tsx';
import type { SocialSection } from '#client/pictures/social-sections.ts';
import { productImages } from '#modules/catalogue/domain/product-image.ts';

/** Place and side, in pixels, of one, two or three products; the last is in front. */
const places: Readonly<Record<number, readonly (readonly [left: number, top: number, side: number])[]>> = {
  1: [[640, 45, 580]],
  2: [
    [740, 60, 500],
    [570, 110, 500],
  ],
  3: [
    [735, 70, 420],
    [850, 110, 430],
    [545, 110, 490],
  ],
};

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const drawing = (picture: Parameters<typeof renderToStaticMarkup>[0]): Buffer =>
  Buffer.from(renderToStaticMarkup(picture));

/** Keeps a picture but for its right edge, where its shadow would end abruptly. */
const fading = (side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g"><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><path d="M0 0h${side}v${side}H0z" fill="url(#g)"/></svg>`,
  );

/** The preview picture of a section's shared links, WebP: some of its products before leaves, and its topic. */
export const socialImage = async (section: SocialSection): Promise<Buffer> => {
  const products = section.products.map(async (drugType, index) => {
    const [left, top, side] = places[section.products.length]?.[index] ?? [640, 45, 580];
    const master = `${folder}${productImages(drugType).transparent}`;
    const product = sharp(master)
      .resize(side, side)
      .composite([{ input: fading(side), blend: 'dest-in' }]);
    return { input: await product.png().toBuffer(), left, top };
  });
  return sharp(drawing(createElement(SocialBackground)))
    .composite([
      ...(await Promise.all(products)),
      { input: drawing(createElement(SocialText, { section })), left: 0, top: 0 },
    ])
    .removeAlpha()
    .webp({ quality: 90, effort: 6 })
    .toBuffer();
};
