import { describe, expect, it } from 'vitest';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { draftInput, draftOf, draftProblems, draftWarnings, mergeDrafts } from './listing-draft.ts';

const product = (id: number, price: number, supplyInDays: number) => ({
  id,
  displayedName: 'Foam',
  price,
  originalPrice: price,
  supplyInDays,
  supplyInformation: '',
  userSelectable: true,
});
const listing: ListingDetailFragment = {
  id: 'minoxidil-foam',
  title: 'Foam',
  drugType: 'minoxidil_foam',
  drugClass: 'vasodilator',
  serviceLine: 'hair_loss_care',
  needsPrescription: false,
  version: 3,
  isChanged: false,
  mayChange: true,
  description: 'A foam.',
  instructions: 'Use it.',
  resultsPage: null,
  unavailableStates: [{ code: 'TX', name: 'Texas' }],
  products: [product(239, 3900, 90), product(604, 7500, 180)],
  history: [],
};
const draft = draftOf(listing);
const edited = (changes: Record<string, string>) => ({ ...draft, ...changes });

describe('a draft', () => {
  it('sends only changed fields', () => {
    expect(draftInput(listing, edited({ 'price.239': '$39.00', title: 'Foam 5%' }))).toEqual({
      listingId: 'minoxidil-foam',
      version: 3,
      prices: [],
      title: 'Foam 5%',
    });
    expect(draftInput(listing, edited({ 'price.239': '41', unavailableStates: 'AK,TX' }))).toMatchObject({
      prices: [{ productId: 239, price: 4100 }],
      unavailableStates: ['AK', 'TX'],
    });
    expect(draftInput(listing, edited({ unavailableStates: '' })).unavailableStates).toEqual([]);
  });

  it('reports prices that cannot be parsed', () => {
    expect(draftProblems(listing, edited({ 'price.604': '75,00' }))).toEqual([
      { field: 'price.604', message: 'Write the price in dollars, such as $54.00.' },
    ]);
  });

  it('warns before it is saved', () => {
    expect(draftWarnings(listing, draft)).toEqual([]);
    expect(draftWarnings(listing, edited({ 'price.604': '$78.00' }))).toEqual([
      'Foam: 6 months would not cost less per month than 3 months.',
    ]);
  });
});

describe('when another operator saved in the meantime', () => {
  const theirs = { ...draft, title: 'Their foam', 'price.239': '$40.00', 'price.604': '$76.00' };

  it('keeps edited fields, updates the others, and reports fields that both changed', () => {
    const mine = edited({ title: 'My foam', description: 'Mine.', 'price.604': '$76.00' });
    expect(mergeDrafts(mine, draft, theirs)).toEqual({
      draft: { ...theirs, title: 'My foam', description: 'Mine.' },
      clashes: ['title'],
    });
  });

  it('an unedited form takes the new values', () => {
    expect(mergeDrafts(draft, draft, theirs)).toEqual({ draft: theirs, clashes: [] });
  });
});
