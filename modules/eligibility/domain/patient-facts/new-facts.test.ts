import { describe, expect, it } from 'vitest';
import { documentBirth, IDENTIFICATION } from './document-birth.ts';
import { fact } from './facts.fixture.ts';
import { newFacts, type SavedAnswers } from './new-facts.ts';
import type { PatientFact } from './patient-fact.ts';

/** Which facts a save adds. */
const later = new Date('2026-11-21T12:00:00Z');
const save = (over: Partial<SavedAnswers> = {}): SavedAnswers => ({
  answers: {},
  given: [],
  stage: 'submitted',
  questionnaire: { name: 'hair-intake', version: 2 },
  visitId: 'visit',
  responseId: 'response',
  clinician: null,
  ...over,
});
const added = (
  known: readonly PatientFact[],
  saved: Partial<SavedAnswers>,
  hard: Parameters<typeof newFacts>[2] = [],
) => newFacts(known, save(saved), hard, later);
const valuesOf = (...asked: Parameters<typeof added>) =>
  added(...asked).map(({ question, value, ruleIds }) => [question, value, ...ruleIds]);
const h1 = { ruleId: 'H1', inputs: ['patchy'] };
const draft = { stage: 'draft' } as const;

describe('submitted answers', () => {
  it('is recorded with where it comes from', () => {
    const clinician = { id: 'maya', reason: 'On the phone' };
    const answers = { patchy: 'yes' };
    expect(added([], { answers, given: ['patchy'], stage: 'corrected', clinician }, [h1])).toEqual([
      {
        question: 'patchy',
        value: 'yes',
        questionnaire: 'hair-intake',
        questionnaireVersion: 2,
        visitId: 'visit',
        responseId: 'response',
        stage: 'corrected',
        clinicianId: 'maya',
        reason: 'On the phone',
        recordedAt: later,
        speaksOf: later,
        ruleIds: ['H1'],
      },
    ]);
    expect(added([], { answers })).toMatchObject([{ clinicianId: null, reason: null, ruleIds: [] }]);
  });

  it('record newly given answers, and changes', () => {
    const known = [fact('patchy', 'no'), fact('family', 'no'), fact('onset', 'by_30')];
    const answers = { patchy: 'no', family: 'yes', onset: 'by_30' };
    expect(valuesOf(known, { answers, given: ['onset'] })).toEqual([
      ['family', 'yes'],
      ['onset', 'by_30'],
    ]);
  });

  it('take back earlier answers of the same visit, and nothing of another visit, of an ID, or twice', () => {
    const known = [
      fact('patchy', 'no'),
      fact('family', 'no', { visitId: 'earlier' }),
      fact(documentBirth.id, '1990-04-12', { questionnaire: IDENTIFICATION }),
      fact('onset', null),
      fact('speed', 'fast', draft),
    ];
    expect(valuesOf(known, {})).toEqual([['patchy', null]]);
  });

  it('have the time of their draft, while it is unchanged', () => {
    const known = [fact('urgent_symptoms', ['none'], draft), fact('patchy', 'no', draft)];
    const [symptoms, patchy] = added(known, { answers: { urgent_symptoms: ['none'], patchy: 'yes' } });
    expect([symptoms?.speaksOf, patchy?.speaksOf]).toEqual([known[0]?.recordedAt, later]);
    const [corrected] = added(known, { answers: { urgent_symptoms: ['none'] }, stage: 'corrected' });
    expect(corrected?.speaksOf).toEqual(later);
  });

  it('have the day of a reading', () => {
    const bp = (takenOn: string) => ({ systolic: 120, diastolic: 80, pulse: 60, takenOn });
    const dateOf = (takenOn: string) => added([], { answers: { bp: bp(takenOn) } })[0]?.speaksOf;
    expect(dateOf('2026-11-01')).toEqual(new Date('2026-11-01'));
    expect(dateOf('soon')).toEqual(later);
  });
});

describe('answers of a draft', () => {
  it('record nothing without a rule that fires, except answers that are valid for a day', () => {
    const answers = { patchy: 'no', urgent_symptoms: ['none'] };
    expect(valuesOf([], { ...draft, answers, given: ['patchy'] })).toEqual([['urgent_symptoms', ['none']]]);
    expect(valuesOf([fact('urgent_symptoms', ['none'], draft)], { ...draft, answers })).toEqual([]);
  });

  it('record answers that fire a rule, and what replaces them later', () => {
    expect(valuesOf([], { ...draft, answers: { patchy: 'yes' } }, [h1])).toEqual([['patchy', 'yes', 'H1']]);
    const fired = fact('patchy', 'yes', { ...draft, ruleIds: ['H1'] });
    expect(valuesOf([fired], { ...draft, answers: { patchy: 'no' } })).toEqual([['patchy', 'no']]);
    expect(valuesOf([fired], draft)).toEqual([['patchy', null]]);
  });

  it('are compared with the same draft only', () => {
    const fired = fact('patchy', 'yes', { ...draft, ruleIds: ['H1'], responseId: 'another' });
    const stated = fact('patchy', 'yes', { ruleIds: ['H1'] });
    const saved = { ...draft, answers: { patchy: 'yes' } };
    expect(valuesOf([fired, stated], saved, [h1])).toEqual([['patchy', 'yes', 'H1']]);
    expect(valuesOf([{ ...fired, responseId: null }], { ...saved, responseId: null }, [h1])).toHaveLength(1);
  });
});

describe('a rule that fires', () => {
  const both = { ruleId: 'BP1', inputs: ['bp', 'meds', 'conditions'] };
  const answers = { bp: 'high', meds: ['none'], patchy: 'no' };
  const noted = [
    fact('bp', 'high', { ...draft, ruleIds: ['BP1'] }),
    fact('meds', ['none'], { ...draft, ruleIds: ['BP1'] }),
  ];

  it('is recorded with every answer that it reads', () => {
    expect(valuesOf([], { ...draft, answers }, [both])).toEqual([
      ['bp', 'high', 'BP1'],
      ['meds', ['none'], 'BP1'],
    ]);
  });

  it('is recorded once while its answers stay', () => {
    expect(valuesOf(noted, { ...draft, answers }, [both])).toEqual([]);
  });

  it('is recorded again, with all of them, when one has changed', () => {
    expect(valuesOf(noted, { ...draft, answers: { ...answers, meds: ['other'] } }, [both])).toEqual([
      ['bp', 'high', 'BP1'],
      ['meds', ['other'], 'BP1'],
    ]);
  });

  it('is recorded when the answers were recorded for another rule', () => {
    expect(valuesOf(noted, { ...draft, answers }, [both, { ruleId: 'BP2', inputs: ['bp'] }])).toEqual([
      ['bp', 'high', 'BP1', 'BP2'],
    ]);
  });
});
