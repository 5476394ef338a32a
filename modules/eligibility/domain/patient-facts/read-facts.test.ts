import { describe, expect, it } from 'vitest';
import { documentBirth } from './document-birth.ts';
import { fact } from './facts.fixture.ts';
import type { PatientFact } from './patient-fact.ts';
import {
  answersThatCount,
  basisOf,
  datesOfAnswers,
  openStops,
  unconfirmedCorrections,
} from './read-facts.ts';

const earlier = new Date('2026-03-01T12:00:00Z');
const draft = { stage: 'draft' } as const;
const byClinician = { stage: 'corrected', clinicianId: 'maya', reason: 'On the phone' } as const;
const stopping = { ruleIds: ['H1'] };

describe('when an answer was given', () => {
  it('is the newest stated fact with the same answer', () => {
    const facts = [
      fact('patchy', 'no', { speaksOf: earlier }),
      fact('patchy', 'yes'),
      fact('patchy', 'yes', { ...draft, speaksOf: earlier }),
      fact('family', 'yes'),
      fact('family', 'yes', { speaksOf: earlier }),
    ];
    expect(datesOfAnswers(facts, { patchy: 'no', family: 'yes' })).toEqual({
      patchy: earlier.toISOString(),
      family: earlier.toISOString(),
    });
  });

  it('is unknown without a fact, or with only a draft or another question', () => {
    const facts = [fact('patchy', 'yes', draft), fact('family', 'no')];
    expect(datesOfAnswers(facts, { patchy: 'yes', family: 'yes', onset: 'no' })).toEqual({});
  });
});

describe('the stops that count', () => {
  const of = (...facts: readonly PatientFact[]) => openStops(facts);

  it('are the answers of a save that fired a rule, together', () => {
    const both = { ruleIds: ['BP1'] };
    expect(of(fact('bp', 'high', both), fact('meds', ['none'], both), fact('family', 'no'))).toEqual([
      { answers: { bp: 'high', meds: ['none'] }, ruleIds: ['BP1'] },
    ]);
  });

  it('are one for each rule and each save', () => {
    expect(
      of(
        fact('patchy', 'yes', { ruleIds: ['H1', 'H4'] }),
        fact('patchy', 'not_sure', { ...stopping, saveId: 'second' }),
      ),
    ).toEqual([
      { answers: { patchy: 'yes' }, ruleIds: ['H1'] },
      { answers: { patchy: 'yes' }, ruleIds: ['H4'] },
      { answers: { patchy: 'not_sure' }, ruleIds: ['H1'] },
    ]);
  });

  it('are counted once when the answer was repeated', () => {
    const again = fact('patchy', 'yes', { ...stopping, saveId: 'second' });
    expect(of(fact('patchy', 'yes', stopping), again)).toHaveLength(1);
  });

  it('include those of drafts, and exclude resolved and withdrawn ones', () => {
    expect(of(fact('patchy', 'yes', { ...stopping, ...draft }))).toHaveLength(1);
    expect(of(fact('patchy', 'yes', { ...stopping, resolvedRuleIds: ['H1'] }))).toEqual([]);
    expect(of(fact('patchy', null, stopping))).toEqual([]);
  });
});

describe('a correction of a clinician', () => {
  const own = fact('patchy', 'yes', stopping);
  const corrected = fact('patchy', 'no', byClinician);
  const waiting = { question: 'patchy', corrected, own, ruleIds: ['H1'] };

  it('waits for the patient while it changes an answer that stops something', () => {
    expect(unconfirmedCorrections([fact('family', 'no'), own, corrected])).toEqual([waiting]);
  });

  it('is compared with the newest answer of the patient', () => {
    const older = fact('patchy', 'not_sure', { ruleIds: ['H4'] });
    expect(unconfirmedCorrections([older, own, corrected])).toEqual([waiting]);
  });

  it.each<[string, readonly PatientFact[]]>([
    ['that the patient confirmed', [own, corrected, fact('patchy', 'no')]],
    ['of what stopped nothing', [fact('patchy', 'yes'), corrected]],
    ['of a stop that was resolved', [{ ...own, resolvedRuleIds: ['H1'] }, corrected]],
    ['that stops the same', [own, { ...corrected, ...stopping, value: 'not_sure' }]],
    ['that says the same', [own, { ...corrected, value: 'yes' }]],
    ['of a draft', [{ ...own, ...draft }, corrected]],
    ['that is a draft', [own, { ...corrected, ...draft }]],
    ['of what the patient never answered', [corrected]],
    ['of nothing', []],
  ])('%s does not wait', (_case, facts) => {
    expect(unconfirmedCorrections(facts)).toEqual([]);
  });

  it('counts only after the patient has confirmed it', () => {
    const answers = { patchy: 'no', family: 'yes' };
    expect(answersThatCount([own, corrected], answers)).toEqual({ patchy: 'yes', family: 'yes' });
    expect(answersThatCount([own, corrected, fact('patchy', 'no')], answers)).toEqual(answers);
  });

  it('that removed the answer does not either', () => {
    expect(answersThatCount([own, { ...corrected, value: null }], {})).toEqual({ patchy: 'yes' });
  });

  it('does not affect an answer that is neither the corrected nor the old one', () => {
    expect(answersThatCount([own, corrected], { patchy: 'not_sure' })).toEqual({ patchy: 'not_sure' });
  });

  it('of an answer that the patient removed counts', () => {
    const takenBack = { ...own, value: null };
    expect(answersThatCount([takenBack, corrected], { patchy: 'no' })).toEqual({ patchy: 'no' });
  });
});

it('the birth date that was last read on an ID counts', () => {
  const facts = [
    fact(documentBirth.id, '1999-04-12'),
    fact('dob', '1990-04-12'),
    fact(documentBirth.id, '1998-04-12'),
  ];
  expect(answersThatCount(facts, { dob: '1990-04-12' })).toEqual({ dob: '1990-04-12', id_dob: '1998-04-12' });
  expect(answersThatCount([fact(documentBirth.id, null)], {})).toEqual({});
  expect(answersThatCount([], {})).toEqual({});
});

describe('the facts behind a finding', () => {
  const facts = [
    fact('patchy', 'no', { id: 1 }),
    fact('family', 'no', { id: 2 }),
    fact('patchy', 'yes', { id: 3 }),
    fact('patchy', 'yes', { id: 4 }),
    fact('family', 'yes', { id: 5 }),
    fact('patchy', 'no', { id: 6 }),
    fact('family', 'yes', { id: 7 }),
  ];

  it('are for each question the fact that first recorded the answer since it was different', () => {
    expect(basisOf(facts, { patchy: 'no', family: 'yes' }, ['patchy', 'family'])).toBe('patchy:6 family:5');
    expect(basisOf(facts.slice(0, 4), { patchy: 'yes', family: 'no' }, ['family', 'patchy'])).toBe(
      'family:2 patchy:3',
    );
    expect(basisOf(facts.slice(0, 1), { patchy: 'no' }, ['patchy'])).toBe('patchy:1');
  });

  it('are empty without any statement', () => {
    expect(basisOf(facts, { onset: 'by_30' }, ['onset'])).toBe('onset:');
    expect(basisOf(facts, { patchy: 'not_sure' }, ['patchy'])).toBe('patchy:');
  });

  it('are the fact that removed an answer, for a question without an answer', () => {
    expect(basisOf([...facts, fact('patchy', null, { id: 8 })], {}, ['patchy'])).toBe('patchy:8');
  });
});
