import { describe, expect, it } from 'vitest';
import { checkInFor, type PatientFact } from '#modules/eligibility/index.ts';
import { needsReading } from '../../domain/check-in/needs-reading.ts';
import { checkInResult, messageToClinician } from '../../domain/check-in/result-of.ts';
import { trendsOf } from '../../domain/check-in/trends.ts';
import { confirmedUnchanged, mergedAnswers } from './merged-answers.ts';

const fact = (
  question: string,
  value: PatientFact['value'],
  on: string,
  changes: Partial<PatientFact> = {},
): PatientFact => ({
  id: 1,
  saveId: 'a',
  question,
  value,
  questionnaire: 'check-in',
  questionnaireVersion: 1,
  visitId: null,
  responseId: null,
  stage: 'submitted',
  clinicianId: null,
  reason: null,
  recordedAt: new Date(on),
  speaksOf: new Date(on),
  ruleIds: [],
  resolvedRuleIds: [],
  ...changes,
});
const reading = (systolic: number, diastolic: number) => ({ systolic, diastolic, takenOn: '2027-01-01' });

describe('the answers of a check-in over the chart', () => {
  const config = checkInFor(['finasteride'], { items: ['hair'], asksReading: false });
  const facts = [
    fact('family', 'yes', '2027-01-01'),
    fact('meds', ['other'], '2027-01-01'),
    fact('side_effects', ['sexual'], '2027-02-01'),
    fact('side_effects_detail', 'Less drive.', '2027-02-01'),
  ];

  it('retain facts that were not asked again, and the history that has not changed', () => {
    const given = { side_effects: ['none'], changes: ['none'] };
    const merged = mergedAnswers(facts, config, given);
    expect(merged).toEqual({ family: 'yes', meds: ['other'], ...given });
    expect(confirmedUnchanged(facts, given, merged)).toEqual(['meds']);
    expect(confirmedUnchanged(facts, {}, merged)).toEqual([]);
  });
});

describe('a blood pressure for erection medicine', () => {
  const now = new Date('2027-07-04');
  it.each<[string, readonly PatientFact[], boolean]>([
    ['was never given', [], true],
    ['is 183 days old', [fact('bp', reading(120, 80), '2027-01-02')], false],
    ['is older', [fact('bp', reading(120, 80), '2027-01-01')], true],
    ['was 139/89', [fact('bp', reading(139, 89), '2027-06-01')], false],
    ['was 140/80', [fact('bp', reading(140, 80), '2027-06-01')], true],
    ['was 120/90', [fact('bp', reading(120, 90), '2027-06-01')], true],
    ['was only saved', [fact('bp', reading(120, 80), '2027-06-01', { stage: 'draft' })], true],
  ])('%s', (_, facts, expected) => {
    expect(needsReading(facts, now)).toBe(expected);
  });
});

describe('the result', () => {
  const finding = (outcome: 'emergency' | 'stop' | 'review') => ({
    ruleId: 'X',
    version: 1,
    outcome,
    drugTypes: [],
    inputs: [],
    reasonForPatient: '',
    reasonForClinician: '',
  });
  it.each([
    [[], 'normal'],
    [[finding('review')], 'flagged'],
    [[finding('review'), finding('stop')], 'flagged'],
    [[finding('stop'), finding('emergency')], 'urgent'],
  ])('case %#', (findings, expected) => {
    expect(checkInResult(findings)).toBe(expected);
  });

  it('a wish and a question are one message; without both there is none', () => {
    expect(messageToClinician({ want_change: 'no', question_for_clinician: '  ' })).toBeNull();
    expect(messageToClinician({ want_change: 'stop', question_for_clinician: 'When?' })).toBe(
      'I would like to stop my treatment.\n\nWhen?',
    );
  });
});

describe('trends', () => {
  it('show what was reported at least twice, better up, the last answer of a day', () => {
    const facts = [
      fact('shedding', '2', '2027-01-01'),
      fact('shedding', '1', '2027-04-01T08:00:00Z'),
      fact('shedding', '-1', '2027-04-01T09:00:00Z'),
      fact('satisfaction', '3', '2027-04-01'),
      fact('hair_change', '1', '2027-04-01', { stage: 'draft' }),
      fact('bp', reading(142, 91), '2027-01-01'),
      fact('bp', reading(128, 82), '2027-04-01'),
    ];
    expect(trendsOf(facts)).toMatchObject([
      {
        id: 'shedding',
        min: 0,
        max: 3,
        points: [
          { on: '2027-01-01', value: 0, text: 'A lot more' },
          { on: '2027-04-01', value: 3, text: 'Less' },
        ],
      },
      { id: 'bp', min: 90, max: 150, points: [{ text: '142/91' }, { text: '128/82' }] },
    ]);
  });
});
