export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3); `;q=0` refuses one. */
export const encodingFor = (accepted: string | undefined): ContentEncoding => {
  if (!accepted) return 'identity';
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : 'identity';
};
