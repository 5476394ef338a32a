import { describe, expect, it } from 'vitest';
import { factOf } from '#test/harness/doubles/facts-in-memory.ts';
import { newestAnswers } from './newest-answers.ts';

/** A visit that was answered first, and later statements in another one. */
const own = [
  factOf('cancer_treatment', 'no', { id: 1, visitId: 'first' }),
  factOf('family', 'yes', { id: 2, visitId: 'first' }),
];
const answers = { cancer_treatment: 'no', family: 'yes' };
const later = (question: string, value: string, over: Parameters<typeof factOf>[2] = {}) =>
  factOf(question, value, { id: 3, visitId: 'second', ...over });
const read = (...facts: Parameters<typeof newestAnswers>[0]) =>
  newestAnswers([...own, ...facts], 'first', answers);

describe('the newest answers', () => {
  it('are those of the visit, without later statements', () => {
    expect(read()).toEqual(answers);
    expect(newestAnswers(own, 'second', {})).toEqual(answers);
  });

  it('include later statements of another visit, also about questions that this one did not ask', () => {
    expect(read(later('cancer_treatment', 'now'))).toEqual({ ...answers, cancer_treatment: 'now' });
    expect(read(later('self_harm_now', 'yes'))).toEqual({ ...answers, self_harm_now: 'yes' });
  });

  it('exclude drafts, older statements, and withdrawn answers', () => {
    expect(read(later('cancer_treatment', 'now', { stage: 'draft' }))).toEqual(answers);
    expect(newestAnswers([later('family', 'no', { id: 0 }), ...own], 'first', answers)).toEqual(answers);
    expect(newestAnswers([later('speed', 'years', { id: 0 }), ...own], 'first', answers)).toEqual(answers);
    expect(read(factOf('family', null, { id: 3, visitId: 'second' }))).toEqual(answers);
  });

  it('use the correction of the visit itself where that came last', () => {
    const corrected = factOf('cancer_treatment', 'over', { id: 4, visitId: 'first', stage: 'corrected' });
    expect(
      newestAnswers([...own, later('cancer_treatment', 'now'), corrected], 'first', {
        ...answers,
        cancer_treatment: 'over',
      }),
    ).toEqual({ ...answers, cancer_treatment: 'over' });
    expect(read(later('family', 'no'), corrected)).toMatchObject({ family: 'no' });
  });

  it.each<[string, number, string]>([
    ['family', 12, 'yes'],
    ['family', 14, 'no'],
    // The visit did not ask about it: what was stated after the visit began counts.
    ['speed', 9, 'unknown'],
    ['speed', 11, 'no'],
  ])('about %s, stated as number %i in another visit, “%s” counts', (question, id, expected) => {
    const visit = [
      factOf('cancer_treatment', 'no', { id: 10, visitId: 'first' }),
      factOf('family', 'yes', { id: 13, visitId: 'first' }),
    ];
    const other = factOf(question, 'no', { id, visitId: 'second' });
    const all = [...visit, other].toSorted((one, another) => one.id - another.id);
    const known = { cancer_treatment: 'no', family: 'yes', speed: 'unknown' };
    expect(newestAnswers(all, 'first', known)).toEqual({ ...known, [question]: expected });
  });

  it('do not bring back an answer of the visit itself that another answer hides now', () => {
    expect(newestAnswers(own, 'first', { family: 'yes' })).toEqual({ family: 'yes' });
  });

  it('exclude answers that clinicians decided do not count', () => {
    const now = later('cancer_treatment', 'now', { ruleIds: ['H4'] });
    expect(read(now)).toMatchObject({ cancer_treatment: 'now' });
    expect(read({ ...now, resolvedRuleIds: ['H4'] })).toEqual(answers);
    expect(read({ ...now, ruleIds: ['H4', 'SEX'], resolvedRuleIds: ['H4'] })).toMatchObject({
      cancer_treatment: 'now',
    });
  });
});
