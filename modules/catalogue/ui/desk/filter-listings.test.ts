import { expect, it } from 'vitest';
import { filterListings, type ListingFilter } from './filter-listings.ts';
import { availabilityLabel, drugClassLabels, listingName, priceRange } from './listing-labels.ts';
import type { ListingRowFragment } from './listing-row.generated.ts';

const row = (over: Partial<ListingRowFragment>): ListingRowFragment => ({
  id: 'x',
  title: 'Finasteride',
  drugType: 'finasteride',
  drugClass: 'dht_blocker',
  serviceLine: 'hair_loss_care',
  needsPrescription: true,
  isChanged: false,
  unavailableStates: [],
  products: [{ id: 211, displayedName: 'Finasteride 1 mg tablets', price: 5400, supplyInDays: 90 }],
  lastChange: null,
  ...over,
});
const finasteride = row({ id: 'finasteride' });
const foam = row({
  id: 'foam',
  title: 'Minoxidil foam',
  drugType: 'minoxidil_foam',
  drugClass: 'vasodilator',
  needsPrescription: false,
  isChanged: true,
  products: [{ id: 604, displayedName: 'Minoxidil 5% foam', price: 7500, supplyInDays: 180 }],
});
const early = row({
  id: 'early',
  title: 'Sildenafil',
  drugType: 'sildenafil',
  drugClass: 'pde5_inhibitor',
  serviceLine: 'premature_ejaculation',
  unavailableStates: [{ code: 'AK', name: 'Alaska' }],
});

it.each<[Partial<ListingFilter>, string[]]>([
  [{}, ['finasteride', 'foam', 'early']],
  [{ search: '604' }, ['foam']],
  [{ search: ' foam  MINOXIDIL ' }, ['foam']],
  [{ search: 'dht' }, ['finasteride']],
  [{ search: 'early ejaculation' }, ['early']],
  [{ search: 'aspirin' }, []],
  [{ serviceLine: 'premature_ejaculation' }, ['early']],
  [{ show: 'prescription' }, ['finasteride', 'early']],
  [{ show: 'other' }, ['foam']],
  [{ show: 'limited' }, ['early']],
  [{ show: 'changed', search: 'fin' }, []],
])('%j finds %j', (filter, ids) => {
  const found = filterListings([finasteride, foam, early], {
    search: '',
    serviceLine: '',
    show: 'all',
    ...filter,
  });
  expect(found.map(({ id }) => id)).toEqual(ids);
});

it('formats names, classes, prices and states', () => {
  expect(listingName(early)).toBe('Sildenafil for early ejaculation');
  expect(['dht_blocker', 'ssri', 'hair_care'].map(drugClassLabels)).toEqual([
    'DHT blocker',
    'SSRI',
    'Hair care',
  ]);
  expect(priceRange([{ price: 3000 }, { price: 5400 }])).toBe('$30.00 to $54.00');
  expect(priceRange([{ price: 3000 }])).toBe('$30.00');
  const states = ['Alaska', 'Texas'].map((name) => ({ name }));
  expect([[], states.slice(0, 1), states].map(availabilityLabel)).toEqual([
    'Every state',
    'Not in Alaska',
    'Not in 2 states',
  ]);
});
