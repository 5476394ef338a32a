import { type ImageWidth, imageAddress } from '#config/images.ts';

export interface RasterProps {
  /** Path of the source, e.g. `/images/products/finasteride.svg`. */
  readonly source: string;
  /** Its own size, which gives the shape that is kept free until it arrives. */
  readonly width: number;
  readonly height: number;
  /** The widths to choose from, smallest first. */
  readonly widths: readonly [ImageWidth, ...ImageWidth[]];
  /** How wide it is shown, as the attribute `sizes` says it: `(min-width: 669px) 24rem, 6.5rem`. */
  readonly sizes: string;
  /** Only when the picture says something that no text beside it says. */
  readonly alt?: string;
  /** Seen at once when the page opens: fetched first. All others wait until they come near. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture through the image endpoint, in the width that the place and the screen ask for. Nothing shifts when it comes. */
export const Raster = ({ source, width, height, widths, sizes, alt = '', eager, className }: RasterProps) => (
  <img
    className={className}
    // Before the addresses: what comes first is known when the browser chooses among them.
    sizes={sizes}
    srcSet={widths.map((one) => `${imageAddress(source, one)} ${one}w`).join(', ')}
    src={imageAddress(source, widths[Math.floor(widths.length / 2)] ?? widths[0])}
    width={width}
    height={height}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
  />
);
