/** Who brings a parcel, and its page about it. */
export interface Carrier {
  readonly name: 'USPS' | 'UPS' | 'FedEx';
  /** Names the parcel by its tracking number and nothing else. */
  readonly href: string;
}

const digitsOf = (text: string): readonly number[] => [...text].map(Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0);

/** FedEx Express has 12 digits and Ground 15; other carriers have as many, so that the check digit decides. */
const isFedEx = (number: string): boolean => {
  const digits = digitsOf(number);
  const check = digits.at(-1);
  const rest = digits.slice(0, -1);
  if (/^\d{12}$/.test(number)) return (weighted(rest, [3, 1, 7]) % 11) % 10 === check;
  if (/^\d{15}$/.test(number)) return (10 - (weighted(rest, [1, 3]) % 10)) % 10 === check;
  return /^96\d{20}$/.test(number);
};

/** The labels of USPS: 22 digits, also after the ZIP code of the address; certified mail; and to other countries. */
const isUsps = (number: string): boolean =>
  /^(?:420\d{5}(?:\d{4})?)?9[1-5]\d{20}$/.test(number) ||
  /^7\d{19}$/.test(number) ||
  /^[A-Z]{2}\d{9}US$/.test(number);

/**
 * The carrier of a parcel by the form of its tracking number; null for one that could be of another carrier. Spaces and
 * hyphens do not count. Forms and check digits: https://github.com/jkeen/tracking_number_data, `couriers/`.
 */
export const carrierOf = (trackingNumber: string): Carrier | null => {
  const number = trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^1Z[0-9A-Z]{16}$/.test(number))
    return { name: 'UPS', href: `https://www.ups.com/track?tracknum=${number}` };
  if (isUsps(number))
    return { name: 'USPS', href: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}` };
  if (isFedEx(number)) return { name: 'FedEx', href: `https://www.fedex.com/fedextrack/?trknbr=${number}` };
  return null;
};
