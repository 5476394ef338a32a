import { type ImageWidth, imageAddress } from '#config/images.ts';

export interface RasterProps {
  /** Path of the source, e.g. `/images/products/finasteride.webp`. */
  readonly source: string;
  /** Its intrinsic size; the space is reserved until it loads. */
  readonly width: number;
  readonly height: number;
  /** The widths to choose from, smallest first. */
  readonly widths: readonly [ImageWidth, ...ImageWidth[]];
  /** The displayed width, as in the attribute `sizes`: `(min-width: 669px) 24rem, 6.5rem`. */
  readonly sizes: string;
  /** Only when no text beside the picture says the same. */
  readonly alt?: string;
  /** Visible when the page opens: loaded first. All others load lazily. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture through the image endpoint, in the width that layout and screen need. Nothing moves when it loads. */
export const Raster = ({ source, width, height, widths, sizes, alt = '', eager, className }: RasterProps) => (
  <img
    className={className}
    // Before `src` and `srcSet`: the browser must know these attributes when it chooses an address.
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
