import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { documentBirth } from '../domain/patient-facts/document-birth.ts';
import { healthyHairAnswers } from '../domain/questionnaires/healthy-answers.ts';
import {
  evaluateVisit,
  evaluationInputOf,
  hardFindings,
  isServed,
  judgeVisit,
  type VisitFacts,
} from './evaluate-visit.ts';

const healthy: Answers = { ...healthyHairAnswers('2026-11-01') };
const visit = (over: Partial<VisitFacts> = {}): VisitFacts => ({
  purpose: 'approve',
  kind: 'initial',
  answers: healthy,
  drugTypes: ['finasteride'],
  shipState: 'NY',
  dob: '1990-04-12',
  earlierStops: [],
  patient: { takenDrugs: ['ketoconazole'], erectionMinimumAge: 21, earlyRefills: 3 },
  now: new Date('2026-11-20T12:00:00Z'),
  ...over,
});

describe('the age', () => {
  const ageFor = (dob: VisitFacts['dob'], answers: Answers) =>
    evaluationInputOf(visit({ dob, answers })).ageYears;

  it.each<[VisitFacts['dob'], Answers, number]>([
    ['1990-04-12', {}, 36],
    [null, { dob: '1991-04-12' }, 35],
    ['1990-04-12', { dob: '1991-04-12' }, 35],
    ['1991-04-12', { dob: '1990-04-12' }, 35],
    ['1990-04-12', { dob: '1990-04-12', [documentBirth.id]: '1999-04-12' }, 27],
    ['1990-04-12', { dob: 36 }, 36],
    [null, {}, Number.NaN],
  ])('profile %s and %o: the youngest is %d', (dob, answers, years) => {
    expect(ageFor(dob, answers)).toBe(years);
  });
});

it.each([
  ['TX', '2027-03-12T05:59:59Z', 17],
  ['TX', '2027-03-12T06:00:00Z', 18],
  ['HI', '2027-03-12T09:59:59Z', 17],
  ['HI', '2027-03-12T10:00:00Z', 18],
])('a patient in %s has their birthday at midnight there: at %s they are %d', (shipState, now, years) => {
  const born = visit({ dob: '2009-03-12', answers: {}, shipState, now: new Date(now) });
  expect(evaluationInputOf(born).ageYears).toBe(years);
});

describe('the state', () => {
  it.each([
    ['NM', true],
    ['NY', false],
  ])('a parcel to %s asks for a call: %s', (shipState, requiresLiveCall) => {
    expect(evaluationInputOf(visit({ shipState }))).toMatchObject({ state: shipState, requiresLiveCall });
  });

  it("the patient's location requires one too, whatever the destination", () => {
    const answers = { ...healthy, state: 'WV' };
    expect(evaluationInputOf(visit({ answers })).requiresLiveCall).toBe(true);
    expect(evaluateVisit(visit({ answers })).findings.map(({ ruleId }) => ruleId)).toContain('LIVE-CALL');
    expect(evaluationInputOf(visit({ answers: { ...healthy, state: ['WV'] } })).requiresLiveCall).toBe(false);
  });

  it('is served or not', () => {
    expect([isServed('NY'), isServed('AK'), isServed('XX')]).toEqual([true, false, false]);
    const { servedStates } = evaluationInputOf(visit());
    expect(servedStates).toContain('NY');
    expect(servedStates).not.toContain('AK');
    expect(servedStates).not.toContain('MS');
  });
});

describe('what the rules read', () => {
  it('is the visit, current treatments, and earlier stops', () => {
    const earlierStops = [{ answers: { patchy: 'yes' }, ruleIds: ['H1'] }];
    expect(evaluationInputOf(visit({ earlierStops }))).toMatchObject({
      purpose: 'approve',
      visitKind: 'initial',
      answers: healthy,
      drugTypes: ['finasteride'],
      profileDob: '1990-04-12',
      earlierStops,
      takenDrugs: ['ketoconazole'],
      erectionMinimumAge: 21,
      earlyRefills: 3,
    });
  });

  it('says whether it is the first prescription of its line only where that is known', () => {
    expect(evaluationInputOf(visit())).not.toHaveProperty('isFirstOfLine');
    expect(evaluationInputOf(visit({ isFirstOfLine: false }))).toHaveProperty('isFirstOfLine', false);
  });

  it('names the answers that are too old; without their times none is', () => {
    const answeredAt = { urgent_symptoms: '2026-11-01T12:00:00Z' };
    expect(evaluationInputOf(visit({ answeredAt })).tooOld).toEqual(['urgent_symptoms']);
    expect(evaluationInputOf(visit()).tooOld).toEqual([]);
  });
});

it('an evaluated visit retains its input', () => {
  const facts = visit({ answers: { ...healthy, patchy: 'yes' } });
  const judged = judgeVisit(facts);
  expect(judged.facts).toBe(facts);
  expect(judged.evaluation).toEqual(evaluateVisit(facts));
  expect(judged.evaluation.outcome).toBe('stop');
});

describe('hard findings', () => {
  const found = (answers: Answers, asked: Answers = answers) =>
    hardFindings(evaluateVisit(visit({ answers })), asked).map(({ ruleId }) => ruleId);

  it('are those that stop or remove a drug, of questions that were answered', () => {
    expect(found({ ...healthy, patchy: 'yes' })).toEqual(['H1']);
    expect(found({ ...healthy, patchy: 'yes' }, {})).toEqual([]);
    expect(found({ ...healthy, allergies: ['finasteride'] })).not.toEqual([]);
  });

  it('are not those that a clinician reviews', () => {
    const answers = { ...healthy, conditions: ['liver'], conditions_detail: 'Fatty liver' };
    expect(evaluateVisit(visit({ answers })).outcome).toBe('review');
    expect(found(answers)).toEqual([]);
  });
});
