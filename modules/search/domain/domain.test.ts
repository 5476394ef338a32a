import { describe, expect, it } from 'vitest';
import { otherNamesIn } from './other-names-in.ts';
import { searchTerms } from './search-terms.ts';
import { shorten } from './shorten.ts';

describe('searchTerms', () => {
  it.each([
    ['', []],
    ['ED', ['ed']],
    ['Minoxidil 5% foam', ['minoxidil:*', '5', 'foam:*']],
    ['can’t get it up', ['can:*', 't', 'get:*', 'it', 'up']],
    [`a' & !b | (c:*) <-> d\\`, ['a', 'b', 'c', 'd']],
    ['hair HAIR hair', ['hair:*']],
    ['Zoë', ['zoë:*']],
  ])('“%s”', (query, terms) => expect(searchTerms(query).map(({ term }) => term)).toEqual(terms));

  it('takes no more than twelve words', () =>
    expect(searchTerms(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12));

  it('takes a short word for what it is, and a longer one for a possible typing error', () =>
    expect(searchTerms('pe spry').map(({ mayBeTypo }) => mayBeTypo)).toEqual([false, true]));
});

describe('shorten', () => {
  it.each([
    ['Short.', 'Short.'],
    ['One sentence. Another one. A third that does not fit in here.', 'One sentence. Another one.'],
    ['Hm. Then a very long sentence, without any end in sight.', 'Hm. Then a very long sentence…'],
  ])('“%s”', (text, shortened) => expect(shorten(text, 32)).toBe(shortened));
});

describe('otherNamesIn', () => {
  it.each([
    ['Topical finasteride and minoxidil', ['Propecia', 'Rogaine']],
    ['Erectile dysfunction', ['ED']],
    ['Balding at the crown', ['hair loss']],
  ])('“%s” is also %j', (text, names) => expect(otherNamesIn(text)).toEqual(expect.arrayContaining(names)));

  it('reads words from their beginning', () => expect(otherNamesIn('Rebalding')).toEqual([]));

  it('says each name once', () => {
    const names = otherNamesIn('Sertraline, fluoxetine and escitalopram');
    expect(names).toEqual([...new Set(names)]);
  });
});
