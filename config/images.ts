/** Sizes and limits of the image endpoint (S7.32, S9.23). The browser uses them too. */

/** Widths (S9.23) of images that fill a large part of the window. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Small sizes (S9.23): icons, thumbnails and cards. */
export const smallImageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;

export type ImageWidth = (typeof imageWidths)[number] | (typeof smallImageWidths)[number];

/**
 * Widths of product images: thumbnails up to six rem, and everything else. The build renders these.
 */
export const productThumbWidths = [64, 128, 256] as const;
export const productCardWidths = [128, 256, 384, 640, 1080] as const;

/** The first image of the home page, and its widths. The build renders it too, so that no visitor waits for it. */
export const homeHero = { source: '/images/home/hero.webp', widths: [384, 640, 828, 1080] } as const;

/** The default quality (S7.32). */
export const defaultImageQuality = 75;

/** Address of an image `width` pixels wide, for `src` and `srcset`. */
export const imageAddress = (url: string, width: ImageWidth, quality: number = defaultImageQuality): string =>
  `/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

export const imageLimits = {
  /** Maximum bytes of a source. */
  sourceBytes: 10_000_000,
  /** Maximum pixels of a source; a small file can decode to a very large image. */
  sourcePixels: 40_000_000,
  /** Images rendered at the same time by one process, and how many may wait. */
  running: 2,
  waiting: 200,
  /** Maximum bytes of rendered images on disk; the least recently used are deleted first. */
  diskBytes: 256_000_000,
  /** Time-out for fetching a source from another site. */
  fetchMs: 10_000,
  /** Time-out for rendering. */
  drawSeconds: 20,
} as const;
