import { pino } from 'pino';
import {
  defaultImageQuality,
  homeHero,
  type ImageWidth,
  productCardWidths,
  productThumbWidths,
} from '#config/images.ts';
import { systemClock } from '#kernel/clock.ts';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { productImages } from '#modules/catalogue/domain/product-image.ts';
import { createImageStore } from '#server/images/image-store.ts';
import { createImages, PREPARED_FOLDER } from '#server/images/images.ts';
import { createSources } from '#server/images/sources.ts';

/** Part of the build: renders, in the slowest format, the images that the first visitors will request. */
const images = createImages({
  sources: createSources({ folder: 'dist/client', allowed: [], clock: systemClock }),
  store: createImageStore({
    folder: PREPARED_FOLDER,
    prepared: PREPARED_FOLDER,
    mostBytes: Number.POSITIVE_INFINITY,
  }),
  log: pino({ level: 'silent' }),
});

const wishesFor = (drugType: string): [string, ImageWidth][] => {
  const { opaque, transparent } = productImages(drugType);
  const widths = new Set<ImageWidth>([...productThumbWidths, ...productCardWidths]);
  return [
    ...[...widths].map((width): [string, ImageWidth] => [opaque, width]),
    ...productCardWidths
      .filter((width) => width <= 640)
      .map((width): [string, ImageWidth] => [transparent, width]),
  ];
};

const draw = async ([url, width]: [string, ImageWidth]): Promise<void> => {
  const found = images.find({ url, width, quality: defaultImageQuality }, 'image/avif');
  if (found.ok && (await found.value.kept())) return;
  const drawn = found.ok ? await found.value.draw() : found;
  if (!drawn.ok) throw new Error(`${url} at ${width} pixels: ${drawn.failure.message}`);
};

await Promise.all(homeHero.widths.map((width) => draw([homeHero.source, width])));
for (const drugType of drugTypes) await Promise.all(wishesFor(drugType).map(draw));
