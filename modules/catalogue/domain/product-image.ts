import { isDrugType } from './drug-type.ts';

/**
 * Paths of the pictures of a drug type's product. Throws for an unknown drug type (S8.8).
 * Files: `/images/products/minoxidil-foam.webp` and `/images/products/minoxidil-foam-transparent.webp`.
 */
export const productImages = (drugType: string): { opaque: string; transparent: string } => {
  if (!isDrugType(drugType)) throw new Error(`No image for a product of drug type "${drugType}".`);
  const base = `/images/products/${drugType.replaceAll('_', '-')}`;
  return { opaque: `${base}.webp`, transparent: `${base}-transparent.webp` };
};
