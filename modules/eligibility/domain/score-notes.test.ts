import { describe, expect, it } from 'vitest';
import { scoreNotes } from './score-notes.ts';
import { iiefItems, phq9Items } from './scores.ts';

const all = (items: readonly string[], value: string) => Object.fromEntries(items.map((id) => [id, value]));

describe('the results of the scores', () => {
  it.each([
    ['5', 'Erection score 25 of 25: no erectile dysfunction (IIEF-5 in our own words, iief5_own@1).'],
    ['3', 'Erection score 15 of 25: mild to moderate (IIEF-5 in our own words, iief5_own@1).'],
    ['1', 'Erection score 5 of 25: severe (IIEF-5 in our own words, iief5_own@1).'],
  ])('of erections, each answer %s', (value, note) => {
    expect(scoreNotes(all(iiefItems, value))).toEqual([note]);
  });

  it.each([
    ['0', 'PHQ-9 0 of 27: minimal.'],
    ['2', 'PHQ-9 18 of 27: moderately severe.'],
    ['3', 'PHQ-9 27 of 27: severe.'],
  ])('of the mood, each answer %s', (value, note) => {
    expect(scoreNotes(all(phq9Items, value))).toEqual([note]);
  });

  it('is left out while an answer is missing', () => {
    const { iief5: _, ...four } = all(iiefItems, '3');
    expect(scoreNotes(four)).toEqual([]);
    expect(scoreNotes({})).toEqual([]);
  });
});
