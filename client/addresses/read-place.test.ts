import { describe, expect, it } from 'vitest';
import { readPlace, readSuggestions } from './read-place.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type, 'political'],
  longText,
  shortText,
});
const willow = [
  component('street_number', '48'),
  component('route', 'Willow Street', 'Willow St'),
  component('sublocality_level_1', 'Brooklyn'),
  component('administrative_area_level_1', 'New York', 'NY'),
  component('country', 'United States', 'US'),
  component('postal_code', '11201'),
  component('postal_code_suffix', '2202'),
];
const without = (type: string) => willow.filter(({ types }) => !types.includes(type));

describe('a place', () => {
  it('becomes street, city, state and ZIP code; a borough is the city when no other is named', () => {
    expect(readPlace({ components: willow })).toEqual({
      street: '48 Willow Street',
      unit: '',
      city: 'Brooklyn',
      state: 'NY',
      zipCode: '11201',
    });
    const inNewYork = [...willow, component('locality', 'New York'), component('subpremise', 'Apt 4')];
    expect(readPlace({ components: inNewYork })).toMatchObject({ city: 'New York', unit: 'Apt 4' });
  });

  it.each(['street_number', 'route', 'sublocality_level_1', 'administrative_area_level_1', 'postal_code'])(
    'without its %s it is none',
    (type) => expect(readPlace({ components: without(type) })).toBeNull(),
  );

  it.each([null, 'x', {}, { components: 'x' }, { components: [null, 7, { types: 'route' }] }])(
    '%j is none',
    (answer) => expect(readPlace(answer)).toBeNull(),
  );
});

describe('suggestions', () => {
  it('are at most five, each with an id and a text', () => {
    const one = { id: 'p1', text: '48 Willow Street', detail: 'Brooklyn, NY' };
    expect(readSuggestions({ suggestions: [one, { id: 'p2' }, null, { ...one, detail: 7 }] })).toEqual([
      one,
      { ...one, detail: '' },
    ]);
    expect(readSuggestions({ suggestions: Array.from({ length: 9 }, () => one) })).toHaveLength(5);
    for (const answer of [undefined, {}, { suggestions: 'x' }]) expect(readSuggestions(answer)).toEqual([]);
  });
});
