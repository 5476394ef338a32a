import { describe, expect, it } from 'vitest';
import { firing, rule } from './rules.fixture.ts';
import { atDoors, countsByDay, daysFrom, doorLabel, filterFrom, shownRules } from './rules-view.ts';

const liver = rule({
  id: 'FIN-LIVER',
  drugTypes: ['finasteride'],
  questions: [{ id: 'conditions', label: 'Do you have any of these?' }],
  firings: [firing({ count: 2 }), firing({ purpose: 'approve' })],
});
const age = rule({ id: 'AGE-MIN', outcome: 'stop' });
const tablets = rule({ id: 'H10', serviceLines: ['erectile_dysfunction'], drugTypes: ['sildenafil'] });
const second = rule({ id: 'H2', drugTypes: ['minoxidil'], firings: [firing({ ruleId: 'H2' })] });
const all = [second, tablets, age, liver];

const idsOf = (search: Record<string, string>) => shownRules(all, filterFrom(search)).map(({ id }) => id);

describe('the rules shown', () => {
  it('are all, the most often fired first, then by id with its numbers', () => {
    expect(idsOf({})).toEqual(['FIN-LIVER', 'H2', 'AGE-MIN', 'H10']);
    expect(idsOf({ sort: 'id' })).toEqual(['AGE-MIN', 'FIN-LIVER', 'H2', 'H10']);
    expect(idsOf({ sort: 'nonsense' })).toEqual(idsOf({}));
  });

  it('are those of a service line, a drug and an outcome', () => {
    expect(idsOf({ line: 'erectile_dysfunction' })).toEqual(['H10']);
    expect(idsOf({ outcome: 'stop' })).toEqual(['AGE-MIN']);
    expect(idsOf({ outcome: 'stop', line: 'erectile_dysfunction' })).toEqual([]);
  });

  it('of a drug include those about every prescription drug', () => {
    expect(idsOf({ drug: 'finasteride' })).toEqual(['FIN-LIVER', 'AGE-MIN']);
  });

  it('contain every word of the search in their id, texts, questions or source', () => {
    expect(idsOf({ words: 'fin-l' })).toEqual(['FIN-LIVER']);
    expect(idsOf({ words: 'ANY of  conditions' })).toEqual(['FIN-LIVER']);
    expect(idsOf({ words: 'propecia label', drug: 'minoxidil' })).toEqual(['H2', 'AGE-MIN']);
    expect(idsOf({ words: 'propecia nothing' })).toEqual([]);
  });
});

describe('the plot', () => {
  it('has every day from the first to the last, also across the end of a month', () => {
    const days = daysFrom('2027-02-27', '2027-03-02');
    expect(days).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02']);
    const counts = countsByDay(
      [
        firing({ day: '2027-03-01', count: 2 }),
        firing({ day: '2027-03-01', purpose: 'approve' }),
        firing({ day: '2027-02-27' }),
      ],
      days,
    );
    expect(counts.map(({ count }) => count)).toEqual([1, 0, 3, 0]);
  });

  it('names the steps, the most frequent first, and a new purpose by its name', () => {
    expect(atDoors([firing({ purpose: 'approve' }), firing({ count: 3 }), firing({ count: 1 })])).toBe(
      'Visit submitted 4, Approval 1',
    );
    expect(doorLabel('address_change')).toBe('Address change');
  });
});
