import { expect, it } from 'vitest';
import { productImages } from './product-image.ts';

it('returns the opaque and the transparent picture of a drug type', () => {
  expect(productImages('topical_finasteride_and_minoxidil')).toEqual({
    opaque: '/images/products/topical-finasteride-and-minoxidil.webp',
    transparent: '/images/products/topical-finasteride-and-minoxidil-transparent.webp',
  });
});

it('S8.8: an unknown drug type has no image and throws', () => {
  expect(() => productImages('aspirin')).toThrow('No image for a product of drug type "aspirin".');
});
