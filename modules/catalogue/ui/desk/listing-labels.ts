import { formatMoney } from '#kernel/money.ts';

const serviceLines: Readonly<Record<string, string>> = {
  hair_loss_care: 'Hair loss and care',
  erectile_dysfunction: 'Erectile dysfunction',
  premature_ejaculation: 'Early ejaculation',
};

export const serviceLineLabels = (serviceLine: string): string => serviceLines[serviceLine] ?? serviceLine;

/** Every service line with its label, as options of a list. */
export const serviceLineOptions = Object.entries(serviceLines).map(([value, label]) => ({ value, label }));

/** The two uses of one drug have the same title, so the use is added. */
export const listingName = (listing: { title: string; drugType: string; serviceLine: string }): string =>
  listing.serviceLine === 'premature_ejaculation' && ['sildenafil', 'tadalafil'].includes(listing.drugType)
    ? `${listing.title} for early ejaculation`
    : listing.title;

/** `dht_blocker` becomes `DHT blocker`. */
export const drugClassLabels = (drugClass: string): string => {
  const words = drugClass.replaceAll('_', ' ').replace(/^(dht|pde5|ssri)/, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `$39.00`, or `$30.00 to $384.00`. */
export const priceRange = (products: readonly { readonly price: number }[]): string => {
  const prices = products.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
};

/** `Every state`, `Not in Alaska`, `Not in 4 states`. */
export const availabilityLabel = (unavailable: readonly { readonly name: string }[]): string => {
  const [only, ...others] = unavailable;
  if (!only) return 'Every state';
  return others.length === 0 ? `Not in ${only.name}` : `Not in ${unavailable.length} states`;
};
