import { productCardWidths, productThumbWidths } from '#config/images.ts';
import { picturedDrugType, productGrounds } from './product-grounds.ts';
import styles from './product-image.module.css';
import { Raster } from './raster.tsx';

const SIDE = 480;

/**
 * Path of a product's picture, as `image` and `transparentImage` of the API name it.
 * @throws Error on a drug type without a picture (S8.8).
 */
const productPath = (drugType: string, transparent: boolean): string =>
  `/images/products/${picturedDrugType(drugType).replaceAll('_', '-')}${transparent ? '-transparent' : ''}.svg`;

export interface ProductImageProps {
  readonly drugType: string;
  /** Without the tinted ground. */
  readonly transparent?: boolean;
  /** How wide it is shown, as the attribute `sizes` says it; default: a thumbnail of 6 rem at most. */
  readonly sizes?: string;
  /** Only when the picture says something that no text beside it says. */
  readonly alt?: string;
  /** Seen at once when the page opens. */
  readonly eager?: boolean;
}

/** The picture of a drug type's product, square; its ground is there before it comes. */
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
