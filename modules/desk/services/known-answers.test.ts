import { describe, expect, it } from 'vitest';
import type { PatientFact } from '#modules/eligibility/index.ts';
import { type KnownFacts, presentFlag, reportedMedicines } from './known-answers.ts';
import { readingsOf } from './readings.ts';

let id = 0;
const fact = (change: Partial<PatientFact>): PatientFact => {
  id += 1;
  return {
    id,
    saveId: 's',
    question: 'meds',
    value: ['none'],
    questionnaire: 'hair-intake',
    questionnaireVersion: 1,
    visitId: 'c1',
    responseId: null,
    stage: 'submitted',
    clinicianId: null,
    reason: null,
    recordedAt: new Date('2026-11-20T12:00:00Z'),
    speaksOf: new Date('2026-11-20T12:00:00Z'),
    ruleIds: [],
    resolvedRuleIds: [],
    ...change,
  };
};
const visits: KnownFacts['visits'] = [
  {
    consultationId: 'c1',
    kind: 'initial',
    journeyKind: 'initial',
    isPatientsRequest: false,
    status: 'follow_up',
    createdAt: new Date('2025-11-20T12:00:00Z'),
    questionnaire: 'hair-intake',
    alertAt: null,
    alertResponses: [],
    photos: [],
    events: [],
  },
];
const finding: Parameters<typeof presentFlag>[0] = {
  ruleId: 'FIN-LIVER',
  version: 1,
  outcome: 'review',
  drugTypes: ['finasteride'],
  inputs: ['conditions', 'meds'],
  reasonForPatient: '',
  reasonForClinician: 'Liver disease.',
  acknowledged: false,
  read: false,
  basis: '',
};

describe('a flag', () => {
  it('shows each answer that the rule read, in words, with its date and visit', () => {
    const facts = [
      fact({ question: 'conditions', value: ['liver'], speaksOf: new Date('2025-11-20T12:00:00Z') }),
      fact({ question: 'allergies' }),
    ];
    expect(presentFlag(finding, { facts, visits })).toMatchObject({
      version: 1,
      source: { document: 'Hair loss' },
      inputs: [
        {
          questionId: 'conditions',
          answer: expect.stringMatching(/liver/i),
          givenAt: new Date('2025-11-20T12:00:00Z'),
          visit: 'New visit, November 20, 2025',
        },
      ],
    });
  });

  it('shows the newest answer, and an older one only while it still makes the rule fire', () => {
    const fired = {
      question: 'conditions',
      value: ['liver'],
      ruleIds: ['FIN-LIVER'],
      stage: 'draft',
    } as const;
    const inputs = (facts: readonly PatientFact[]) =>
      presentFlag(finding, { facts, visits }).inputs.map(({ isSubmitted }) => isSubmitted);
    const now = fact({ question: 'conditions', value: ['none'] });
    expect(inputs([fact({ question: 'conditions', value: ['kidney'] }), now])).toEqual([true]);
    expect(inputs([fact(fired), now])).toEqual([true, false]);
    expect(inputs([fact({ ...fired, resolvedRuleIds: ['FIN-LIVER'] }), now])).toEqual([true]);
  });

  it('has the source of the version that fired, not of the current one', () => {
    const conditionOf = (version: number) =>
      presentFlag({ ...finding, ruleId: 'OMX-PDE5', version }, { facts: [], visits }).source?.condition;
    expect(conditionOf(1)).not.toBe(conditionOf(2));
    expect([conditionOf(1), conditionOf(2)]).not.toContain(undefined);
  });

  it('has no source when no rule has its id or its version', () => {
    const known = { facts: [], visits };
    expect(presentFlag({ ...finding, ruleId: 'GONE' }, known).source).toBeNull();
    expect(presentFlag({ ...finding, version: 99 }, known).source).toBeNull();
  });
});

it('lists medicines from elsewhere, newest first, from submitted answers', () => {
  const facts = [
    fact({ question: 'meds', value: ['blood_pressure'] }),
    fact({ question: 'meds_detail', value: 'Lisinopril' }),
    fact({ question: 'meds_detail', value: 'Lisinopril 20', clinicianId: 'k', stage: 'corrected' }),
    fact({ question: 'meds_detail', value: 'Nothing', stage: 'draft' }),
    fact({ question: 'meds_detail', value: null }),
  ];
  expect(
    reportedMedicines({ facts, visits }).map(({ answer, isFromClinician }) => [answer, isFromClinician]),
  ).toEqual([
    ['Lisinopril 20', true],
    ['Lisinopril', false],
    ['Medicine for blood pressure, or a water pill', false],
  ]);
});

it('lists readings by the day they were taken, each once', () => {
  const reading = (takenOn: string, systolic: number, change: Partial<PatientFact> = {}) =>
    fact({
      question: 'bp',
      value: { systolic, diastolic: 80, takenOn },
      speaksOf: new Date(`${takenOn}T00:00:00Z`),
      ...change,
    });
  const facts = [
    reading('2026-03-01', 130),
    reading('2026-01-05', 140),
    reading('2026-03-01', 130),
    reading('2026-04-01', 90, { stage: 'draft' }),
    fact({ question: 'bp', value: null }),
  ];
  expect(
    readingsOf({ facts, visits }).map(({ takenOn, systolic, pulse }) => [takenOn, systolic, pulse]),
  ).toEqual([
    ['2026-01-05', 140, null],
    ['2026-03-01', 130, null],
  ]);
});
