import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { imageLimits } from '#config/images.ts';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { DRAWING_VERSION, drawImage } from './draw-image.ts';
import { type ImageFormat, imageFormatFor } from './image-format.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import type { ImageRequest } from './read-image-request.ts';
import { createSources, type FindSource, type ImageSource } from './sources.ts';
import { createWorkQueue } from './work-queue.ts';

/** A requested image. Its name contains everything that decides its bytes, so equal names are equal images. */
export interface Picture {
  readonly name: string;
  readonly format: ImageFormat;
  /** The rendered image from the disk, or null when it must be rendered. */
  kept(): Promise<Buffer | null>;
  /** Renders and stores it. */
  draw(): Promise<Result<Buffer>>;
}

export interface Images {
  find(wanted: ImageRequest, accepted: string | undefined): Result<Picture>;
}

const busy = fail('TEMPORARILY_UNAVAILABLE', 'Too many pictures are being drawn. Please try again.');

/** Name of a rendered image in the store. */
const pictureName = (identity: string, { width, quality }: ImageRequest, format: ImageFormat): string =>
  `${createHash('sha256')
    .update([DRAWING_VERSION, identity, width, quality].join(' '))
    .digest('hex')
    .slice(0, 40)}.${format}`;

/** Where the build writes the images that take longest to render. */
export const PREPARED_FOLDER = 'dist/pictures';

export const createImages = (parts: { sources: FindSource; store: ImageStore; log: Logger }): Images => {
  const { sources, store, log } = parts;
  const queue = createWorkQueue<Result<Buffer>>(imageLimits);

  const drawAndKeep = async (
    name: string,
    source: ImageSource,
    drawing: Parameters<typeof drawImage>[1],
  ): Promise<Result<Buffer>> => {
    const found = await source.read();
    if (!found.ok) return found;
    const drawn = await drawImage(found.value, drawing);
    if (drawn.ok)
      await store.write(name, drawn.value).catch((error: unknown) => {
        log.warn({ err: error }, 'a drawn picture could not be kept');
      });
    return drawn;
  };

  return {
    find: (wanted, accepted) => {
      const source = sources(wanted.url);
      if (!source.ok) return source;
      const { identity, plain, vector } = source.value;
      const format = imageFormatFor(accepted, plain);
      const name = pictureName(identity, wanted, format);
      return ok({
        name,
        format,
        kept: () => store.read(name),
        draw: async () => {
          const drawn = await queue.run(name, () =>
            drawAndKeep(name, source.value, { ...wanted, format, vector }),
          );
          return drawn === 'busy' ? busy : drawn;
        },
      });
    },
  };
};

/** The product's images: ours from the public folder, others from the sites that a setting allows. */
export const openImages = (settings: Settings, clock: Clock, log: Logger): Images =>
  createImages({
    sources: createSources({
      folder: settings.APP_ENV === 'development' ? 'public' : 'dist/client',
      allowed: settings.IMAGE_SOURCES ?? [],
      clock,
    }),
    store: createImageStore({
      folder: join(settings.DATA_DIR, 'pictures'),
      prepared: PREPARED_FOLDER,
      mostBytes: imageLimits.diskBytes,
    }),
    log,
  });
