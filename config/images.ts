/** Sizes and limits of the image endpoint (S7.32, S9.23). The browser's side reads them too. */

/** Widths (S9.23) of pictures that fill a good part of the window. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Small sizes (S9.23): icons, thumbnails and cards. */
export const smallImageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;

export type ImageWidth = (typeof imageWidths)[number] | (typeof smallImageWidths)[number];

/**
 * Widths that product pictures are offered in: thumbnails up to six rem, and everything else. The build draws these.
 */
export const productThumbWidths = [64, 128, 256] as const;
export const productCardWidths = [128, 256, 384, 640, 1080] as const;

/** The picture that the home page opens with, and its widths. Drawn by the build too: nobody should wait for it. */
export const homeHero = { source: '/images/home/hero.svg', widths: [384, 640, 828, 1080] } as const;

/** The quality when none is asked for (S7.32). */
export const defaultImageQuality = 75;

/** Address of a picture as wide as `width` pixels, for `src` and `srcset`. */
export const imageAddress = (url: string, width: ImageWidth, quality: number = defaultImageQuality): string =>
  `/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

export const imageLimits = {
  /** Bytes of a source. */
  sourceBytes: 10_000_000,
  /** Pixels of a source; a small file can unfold into a very large picture. */
  sourcePixels: 40_000_000,
  /** Pictures drawn at the same time by one process, and how many may wait for their turn. */
  running: 2,
  waiting: 200,
  /** Bytes of drawn pictures kept on disk; those unused for longest go first. */
  diskBytes: 256_000_000,
  /** How long another site may take to send a source. */
  fetchMs: 10_000,
  /** How long drawing may take. */
  drawSeconds: 20,
} as const;
