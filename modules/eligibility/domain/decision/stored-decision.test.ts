import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { ChartFacts } from '../chart-rules/chart-facts.ts';
import type { EvaluationInput } from '../evaluate.ts';
import { ruleOf } from '../rule.fixture.ts';
import { storedApproval } from './decision.fixture.ts';
import { inputFromStored, type StoredInput, storedInputOf } from './stored-decision.ts';

const { at } = storedApproval;
const rules = [
  ruleOf({ id: 'ONE', inputs: ['conditions', 'state'] }),
  ruleOf({ id: 'TWO', inputs: ['bp'] }),
  ruleOf({ id: 'OTHER-DRUG', appliesTo: ['tadalafil'], inputs: ['nitrate_use'] }),
];
const visit: EvaluationInput = {
  answers: { conditions: ['none'], goals: ['regrow'] },
  drugTypes: ['finasteride'],
  ageYears: 36,
  state: 'NY',
  servedStates: ['CA', 'NY', 'TX'],
};
const stored = (
  over: Partial<EvaluationInput> = {},
  more: { answeredAt?: Record<string, string>; chart?: ChartFacts } = {},
) => storedInputOf(rules, { ...visit, ...over }, { purpose: 'approve', answeredAt: {}, at, ...more });
/** The stored input as evaluated again, with changes to what was stored. */
const again = (over: Partial<EvaluationInput> = {}, context: Partial<StoredInput['context']> = {}) => {
  const one = stored(over);
  return inputFromStored({ ...one, context: { ...one.context, ...context } });
};

describe('what is stored of a decision', () => {
  it('is the facts that its rules read, with nothing known beyond the visit', () => {
    const { context } = storedApproval;
    expect(stored()).toEqual({ ...storedApproval, context: { ...context, earlierStops: [] } });
  });

  it('includes the visit, the account and the law of the state', () => {
    const known = {
      visitKind: 'renewal',
      profileDob: '1990-01-01',
      requiresLiveCall: true,
      isFirstOfLine: false,
      notApplicable: ['alcohol'],
    } as const;
    expect(stored(known).context).toMatchObject(known);
  });

  it('keeps an unknown age as unknown', () => {
    expect(stored({ ageYears: Number.NaN }).ageYears).toBeNull();
    expect(again({ ageYears: Number.NaN }).ageYears).toBeNaN();
  });

  it.each<[string, Answers, readonly string[]]>([
    ['of the parcel', {}, ['NY']],
    ['of the parcel and of the patient', { state: 'CA' }, ['CA', 'NY']],
    ['of the parcel, where the patient is in a state that is not served', { state: 'AK' }, ['NY']],
    ['of the parcel, where the answer is no text', { state: ['CA'] }, ['NY']],
  ])('names the served states only %s', (_, answers, expected) => {
    expect(stored({ answers }).context.servedStates).toEqual(expected);
  });

  it.each<[Partial<EvaluationInput>, StoredInput['context']['patient']]>([
    [{}, undefined],
    [{ takenDrugs: ['sildenafil'] }, { takenDrugs: ['sildenafil'], erectionMinimumAge: 18, earlyRefills: 0 }],
    [{ erectionMinimumAge: 21 }, { takenDrugs: [], erectionMinimumAge: 21, earlyRefills: 0 }],
    [{ earlyRefills: 2 }, { takenDrugs: [], erectionMinimumAge: 18, earlyRefills: 2 }],
  ])('of the patient besides the visit, from %j: %j', (over, patient) => {
    expect(stored(over).context.patient).toEqual(patient);
    expect(again(over)).toMatchObject(patient ?? {});
  });

  it('keeps each distinct earlier stop once, with the answers that the rules read', () => {
    const stop = { answers: { conditions: ['liver'], goals: ['keep'] }, ruleIds: ['ONE'] };
    const earlierStops = [stop, { ...stop, answers: { conditions: ['liver'] } }];
    const expected = [{ answers: { conditions: ['liver'] }, ruleIds: ['ONE'] }];
    expect(stored({ earlierStops }).context.earlierStops).toEqual(expected);
    expect(again({ earlierStops }).earlierStops).toEqual(expected);
  });

  it('keeps what the rules across products read, where they were asked', () => {
    const chart: ChartFacts = {
      at: at.toISOString(),
      context: { kind: 'move' },
      wanted: [],
      records: [],
      shipState: 'TX',
      patientState: null,
    };
    expect(stored({}, { chart }).context.chart).toEqual(chart);
  });
});

describe('the input that is read from a stored decision', () => {
  it('is that of the decision', () => {
    const previousAnswers = [{ conditions: ['liver'] }];
    const input = {
      ...visit,
      answers: { conditions: ['none'] },
      servedStates: ['NY'],
      visitKind: 'initial',
      profileDob: '1990-01-01',
      requiresLiveCall: true,
      isFirstOfLine: true,
      notApplicable: ['alcohol'],
      previousAnswers,
    } as const;
    expect(again(input)).toEqual({ ...input, purpose: 'approve', tooOld: [], earlierStops: [] });
  });

  it('has nothing that older records left out', () => {
    const { earlierStops: _, notApplicable: __, ...context } = stored().context;
    const input = inputFromStored({ ...stored(), context });
    expect(input).toMatchObject({ earlierStops: [], notApplicable: [] });
    expect(input).not.toHaveProperty('isFirstOfLine');
    expect(input).not.toHaveProperty('takenDrugs');
  });

  it('judges the age of answers at the time of the decision, where it is known', () => {
    const answers = { conditions: ['none'] };
    const oldOf = (days: number) =>
      inputFromStored(stored({ answers }, { answeredAt: { conditions: addDays(at, -days).toISOString() } }))
        .tooOld;
    expect(oldOf(365)).toEqual([]);
    expect(oldOf(366)).toEqual(['conditions']);
    expect(again({ answers }).tooOld).toEqual([]);
  });

  it('judges everything that the patient takes with the products, where the decision did', () => {
    // A low reading counts for 30 days where minoxidil tablets are judged, and otherwise for 183.
    const bp = { systolic: 95, diastolic: 55, takenOn: toCalendarDate(addDays(at, -31)) };
    expect(again({ answers: { bp } })).toMatchObject({ drugTypes: ['finasteride'], tooOld: [] });
    const judgedDrugTypes = ['finasteride', 'minoxidil_oral'] as const;
    expect(again({ answers: { bp } }, { judgedDrugTypes })).toMatchObject({
      drugTypes: judgedDrugTypes,
      tooOld: ['bp'],
    });
  });
});
