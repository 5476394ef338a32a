export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpg';

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/**
 * The smallest format that an `Accept` header names (RFC 9110, section 12.5.1); `;q=0` refuses one. A wildcard does not
 * imply newer formats, so it gets `plain`, which every browser can show.
 */
export const imageFormatFor = (accepted: string | undefined, plain: 'png' | 'jpg'): ImageFormat => {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
    .map(([name]) => name);
  return offers.includes('image/avif') ? 'avif' : offers.includes('image/webp') ? 'webp' : plain;
};
