import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#modules/quiz/index.ts';
import { fact } from './facts.fixture.ts';
import { answerIn, currentFacts, isSameAnswer, isStated, openRules } from './patient-fact.ts';

it.each<[AnswerValue | null, AnswerValue | null, boolean]>([
  ['yes', 'yes', true],
  ['yes', 'no', false],
  [null, null, true],
  [null, 'no', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [[], null, false],
  [
    { systolic: 120, diastolic: 80, pulse: 60, takenOn: '2026-11-01' },
    { takenOn: '2026-11-01', pulse: 60, diastolic: 80, systolic: 120 },
    true,
  ],
  [
    { systolic: 120, diastolic: 80, pulse: 60, takenOn: '2026-11-01' },
    { systolic: 121, diastolic: 80, pulse: 60, takenOn: '2026-11-01' },
    false,
  ],
])('%j and %j are the same answer: %s', (one, other, isSame) => {
  expect(isSameAnswer(one, other)).toBe(isSame);
});

it('an answer is its own property, or null', () => {
  expect([answerIn({ patchy: 'no' }, 'patchy'), answerIn({}, 'patchy'), answerIn({}, 'toString')]).toEqual([
    'no',
    null,
    null,
  ]);
});

it('a draft is not stated', () => {
  const stages = ['draft', 'submitted', 'corrected'] as const;
  expect(stages.map((stage) => isStated(fact('patchy', 'no', { stage })))).toEqual([false, true, true]);
});

describe('current facts', () => {
  it('are the newest stated fact of each question', () => {
    const newest = fact('patchy', 'yes', { stage: 'corrected' });
    const family = fact('family', 'no');
    const facts = [fact('patchy', 'no'), family, newest, fact('patchy', 'not_sure', { stage: 'draft' })];
    expect(currentFacts(facts)).toEqual([newest, family]);
  });

  it('exclude withdrawn answers', () => {
    expect(currentFacts([fact('patchy', 'no'), fact('patchy', null)])).toEqual([]);
  });
});

it('the open rules of a fact are those that nobody resolved', () => {
  expect(openRules(fact('patchy', 'yes', { ruleIds: ['H1', 'H4'], resolvedRuleIds: ['H4', 'H5'] }))).toEqual([
    'H1',
  ]);
});
