import sharp, { type Sharp } from 'sharp';
import { imageLimits } from '#config/images.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import type { ImageFormat } from './image-format.ts';

/** Part of every name in the store: increase it when the settings below change. */
export const DRAWING_VERSION = 1;

export interface Drawing {
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
  /** SVG images from our own folder only, because they can contain code. */
  readonly vector: boolean;
}

/** A vector image has 72 dots per inch at its own size. */
const VECTOR_DENSITY = 72;
const MOST_DENSITY = 2_400;

/** Wider images are encoded with less effort: at 3,840 pixels full effort takes half a minute. */
const AVIF_CAREFUL_UP_TO = 1_080;
/** On AVIF's scale the same quality has a lower number. */
const AVIF_QUALITY_STEP = 20;

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const unreadable = badInput([{ field: 'url', message: 'url does not lead to a picture that can be shown.' }]);

const encode = (picture: Sharp, { format, quality, width }: Drawing): Sharp => {
  switch (format) {
    case 'avif':
      return picture.avif({
        quality: Math.max(1, quality - AVIF_QUALITY_STEP),
        effort: width <= AVIF_CAREFUL_UP_TO ? 2 : 0,
      });
    case 'webp':
      return picture.webp({ quality });
    case 'png':
      return picture.png({ palette: quality < 100, quality, effort: 5 });
    case 'jpg':
      return picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true });
  }
};

/**
 * Renders a source in the given width; photos are never enlarged. A source that cannot be decoded, or would be too
 * large, is bad input. Nothing of the source except its pixels is in the result.
 */
export const drawImage = async (source: Buffer, drawing: Drawing): Promise<Result<Buffer>> => {
  const { width } = drawing;
  const options = { limitInputPixels: imageLimits.sourcePixels, failOn: 'error' } as const;
  const found = await sharp(source, options)
    .metadata()
    .catch(() => null);
  if (!found?.width || !found.format) return unreadable;
  const isVector = found.format === 'svg';
  if (isVector ? !drawing.vector : !readable.has(found.format)) return unreadable;
  const density = Math.min(MOST_DENSITY, Math.max(1, (VECTOR_DENSITY * width) / found.width));
  const picture = sharp(source, isVector ? { ...options, density } : options)
    .timeout({ seconds: imageLimits.drawSeconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isVector });
  return encode(picture, drawing)
    .toBuffer()
    .then(ok, () => unreadable);
};
