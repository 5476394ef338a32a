import { productCardWidths, productThumbWidths } from '#config/images.ts';
import { picturedDrugType, productGrounds } from './product-grounds.ts';
import styles from './product-image.module.css';
import { Raster } from './raster.tsx';

const SIDE = 480;

/**
 * Path of a product's picture; the API's `image` and `transparentImage`.
 * @throws Error on a drug type without a picture (S8.8).
 */
const productPath = (drugType: string, transparent: boolean): string =>
  `/images/products/${picturedDrugType(drugType).replaceAll('_', '-')}${transparent ? '-transparent' : ''}.webp`;

export interface ProductImageProps {
  readonly drugType: string;
  /** Without the tinted background. */
  readonly transparent?: boolean;
  /** The displayed width, as in the attribute `sizes`; default: a thumbnail of at most 6 rem. */
  readonly sizes?: string;
  /** Only when no text beside the picture says the same. */
  readonly alt?: string;
  /** Visible when the page opens. */
  readonly eager?: boolean;
}

/** The picture of a drug type's product, square; its background is there before it loads. */
export const ProductImage = ({ drugType, transparent = false, sizes, ...rest }: ProductImageProps) => (
  <Raster
    {...rest}
    source={productPath(drugType, transparent)}
    width={SIDE}
    height={SIDE}
    widths={sizes ? productCardWidths : productThumbWidths}
    sizes={sizes ?? '6rem'}
    className={transparent ? undefined : styles[productGrounds[picturedDrugType(drugType)]]}
  />
);
