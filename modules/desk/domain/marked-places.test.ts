import { describe, expect, it } from 'vitest';
import { isFilledIn, openPlaces } from './marked-places.ts';

describe('placeholders of a template', () => {
  it.each([
    ['With [[the reading]], the tablets [[which]] are unsafe.', ['[[the reading]]', '[[which]]']],
    ['[[]]', ['[[]]']],
    ['Your pressure of 150/95 [see below] is high.', []],
    ['An [[unfinished place', []],
    ['', []],
  ])('%s', (text, places) => {
    expect(openPlaces(text)).toEqual(places);
    expect(isFilledIn(text)).toBe(places.length === 0);
  });
});
