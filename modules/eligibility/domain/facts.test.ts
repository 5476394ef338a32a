import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { factsOf } from './facts.ts';

const around = { ageYears: 36, state: 'NY', servedStates: ['NY'], drugTypes: [] };
const facts = (answers: Record<string, unknown>) => factsOf({ ...around, answers: answers as Answers });

describe('what a rule may read', () => {
  it.each<[string, unknown, string[], boolean]>([
    ['one of several choices', ['liver', 'kidney'], ['kidney'], true],
    ['none of several choices', ['liver', 'kidney'], ['blood'], false],
    ['one of the wanted choices', ['kidney'], ['blood', 'kidney'], true],
    ['a single choice', 'yes', ['yes'], true],
    ['another single choice', 'no', ['yes'], false],
    ['part of a choice', 'yes_often', ['yes'], false],
    ['every choice', ['all'], ['kidney'], true],
    ['every choice, of which "none" is not one', ['all'], ['none'], false],
    ['a single choice with the name "all"', 'all', ['kidney'], false],
    ['nothing', undefined, ['yes'], false],
    ['an empty list', [], ['yes'], false],
  ])('chose: %s', (_, answer, wanted, expected) => {
    expect(facts(answer === undefined ? {} : { q: answer }).chose('q', ...wanted)).toBe(expected);
  });

  it('an answer of the object itself is no answer', () => {
    const none = facts({});
    expect(none.answered('toString')).toBe(false);
    expect(none.chose('constructor', 'Object')).toBe(false);
    expect(none.everChose('constructor', 'Object')).toBe(false);
    expect(facts({ q: '' }).answered('q')).toBe(true);
  });

  it.each<[string, unknown, boolean]>([
    ['the word', 'I take Cialis.', true],
    ['the word in capitals', 'CIALIS', true],
    ['another word', 'Zinc', false],
    ['no text', 5, false],
    ['a list', ['cialis'], false],
    ['nothing', undefined, false],
  ])('mentions: %s', (_, answer, expected) => {
    const given = facts(answer === undefined ? {} : { q: answer });
    expect(given.mentions('q', ['viagra', 'cialis'])).toBe(expected);
    expect(given.mentions('q', [])).toBe(false);
  });

  it.each<[string, unknown, number]>([
    ['a number in a text', '2', 2],
    ['a number in a list', ['3'], 3],
    ['a number', 3, 3],
    ['nothing', undefined, 0],
    ['no number', 'often', 0],
    ['half a number', '1.5', 0],
    ['an empty list', [], 0],
    ['an object that is no text', { toString: false }, 0],
  ])('score: %s', (_, answer, expected) => {
    expect(facts(answer === undefined ? {} : { q: answer }).score('q')).toBe(expected);
  });

  it.each<[string, unknown, unknown]>([
    [
      'with a pulse',
      { systolic: 120, diastolic: 80, pulse: 70 },
      { systolic: 120, diastolic: 80, pulse: 70 },
    ],
    ['without one', { systolic: 120, diastolic: 80 }, { systolic: 120, diastolic: 80, pulse: null }],
    [
      'with a pulse that is no number',
      { systolic: 120, diastolic: 80, pulse: '70' },
      { systolic: 120, diastolic: 80, pulse: null },
    ],
    [
      'with a pulse without end',
      { systolic: 120, diastolic: 80, pulse: Number.POSITIVE_INFINITY },
      { systolic: 120, diastolic: 80, pulse: null },
    ],
    ['only the upper number', { systolic: 120 }, null],
    ['only the lower number', { diastolic: 80 }, null],
    ['an upper number that is a text', { systolic: '120', diastolic: 80 }, null],
    ['a lower number that is a text', { systolic: 120, diastolic: '80' }, null],
    ['nothing', null, null],
    ['a text', '120/80', null],
    ['no answer', undefined, null],
  ])('blood pressure: %s', (_, answer, expected) => {
    expect(facts(answer === undefined ? {} : { q: answer }).bloodPressure('q')).toEqual(expected);
  });

  it.each<[string, unknown, string | null, boolean]>([
    ['another date', '1990-05-01', '1990-05-02', true],
    ['the same date', '1990-05-01', '1990-05-01', false],
    ['no date in the account', '1990-05-01', null, false],
    ['no date in the answers', undefined, '1990-05-01', false],
    ['a date that is no text', 1990, '1990-05-01', false],
  ])('the date of birth differs from the account: %s', (_, dob, profileDob, expected) => {
    const answers = (dob === undefined ? {} : { dob }) as Answers;
    expect(factsOf({ ...around, answers, profileDob }).differsFromProfile).toBe(expected);
  });

  it('has what was asked for, and nothing where it was left out', () => {
    expect(factsOf({ ...around, answers: {} })).toMatchObject({
      ...around,
      visitKind: null,
      requiresLiveCall: false,
      differsFromProfile: false,
    });
    expect(facts({}).isTooOld('bp')).toBe(false);
    const given = factsOf({
      ...around,
      answers: {},
      visitKind: 'renewal',
      requiresLiveCall: true,
      tooOld: ['bp'],
    });
    expect(given).toMatchObject({ visitKind: 'renewal', requiresLiveCall: true });
    expect([given.isTooOld('bp'), given.isTooOld('meds')]).toEqual([true, false]);
  });
});
