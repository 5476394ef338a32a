import { isDrugType } from './drug-type.ts';

/**
 * Paths of the packshots of a drug type. Throws for an unknown drug type (S8.8).
 * Files: `/images/products/minoxidil-foam.svg` and `/images/products/minoxidil-foam-transparent.svg`.
 */
export const productImages = (drugType: string): { opaque: string; transparent: string } => {
  if (!isDrugType(drugType)) throw new Error(`No image for a product of drug type "${drugType}".`);
  const base = `/images/products/${drugType.replaceAll('_', '-')}`;
  return { opaque: `${base}.svg`, transparent: `${base}-transparent.svg` };
};
