import { describe, expect, it } from 'vitest';
import type { Facts, FactsInput } from '../facts.ts';
import { ruleOf } from '../rule.fixture.ts';
import { undecidedBy } from './open-questions.ts';

type Condition = (facts: Facts) => boolean;

const inputs = ['dob', 'state', 'conditions', 'meds', 'meds_detail', 'bp', 'phq9_8', 'phq9_9'];

/** A patient of 70 years with a liver condition. The law of their state asks for a live call. */
const patient: FactsInput = {
  answers: {
    dob: '1957-01-01',
    state: 'NY',
    conditions: ['liver'],
    meds: ['other'],
    meds_detail: 'Zinc',
    bp: { systolic: 150, diastolic: 95, takenOn: '2027-06-01' },
    phq9_8: '1',
    phq9_9: '2',
  },
  ageYears: 70,
  state: 'NY',
  servedStates: ['NY'],
  drugTypes: ['finasteride'],
  requiresLiveCall: true,
  profileDob: '1957-02-02',
};

/** The questions that could still make a rule of this condition fire, when these have no answer or an old one. */
const undecided = (
  when: Condition,
  { missing = [], tooOld = [] }: { missing?: readonly string[]; tooOld?: readonly string[] },
  over: Partial<FactsInput> = {},
): readonly string[] => {
  const answers = Object.entries({ ...patient.answers, ...over.answers });
  return undecidedBy(
    ruleOf({ inputs, when }),
    {
      ...patient,
      ...over,
      answers: Object.fromEntries(answers.filter(([question]) => !missing.includes(question))),
      tooOld,
    },
    { missing: new Set(missing), tooOld: new Set(tooOld) },
  );
};

const nitrates: Condition = (facts) => facts.chose('meds', 'nitrates');
const liver: Condition = (facts) => facts.chose('conditions', 'liver');
const kidney: Condition = (facts) => facts.chose('conditions', 'kidney');

describe('a rule whose question about medicines has no answer', () => {
  it.each<[string, Condition, readonly string[]]>([
    ['is undecided where that answer alone decides', nitrates, ['meds']],
    [
      'is undecided where the patient has the other thing it asks for',
      (f) => liver(f) && nitrates(f),
      ['meds'],
    ],
    ['is settled where the patient does not have the other thing', (f) => kidney(f) && nitrates(f), []],
    ['is settled by it also where it is read last', (f) => nitrates(f) && kidney(f), []],
    ['is undecided where “no” makes it fire', (f) => !nitrates(f), ['meds']],
    ['is settled where one answer would have to be yes and no', (f) => nitrates(f) && !nitrates(f), []],
    [
      'is undecided where one choice and not another makes it fire',
      (f) => nitrates(f) && !f.chose('meds', 'alpha_blocker'),
      ['meds'],
    ],
    ['is undecided where the drug makes no difference', (f) => f.has('finasteride') && nitrates(f), ['meds']],
    ['is settled where it is about another drug', (f) => f.has('sildenafil') && nitrates(f), []],
    ['is undecided where an answer of any kind counts', (f) => f.answered('meds') && liver(f), ['meds']],
    ['is undecided where its answer may be old', (f) => f.isTooOld('meds'), ['meds']],
    ['is undecided where an earlier answer counts', (f) => f.everChose('meds', 'nitrates'), ['meds']],
    [
      'is settled where only another earlier answer counts',
      (f) => f.everChose('state', 'CA') && nitrates(f),
      [],
    ],
    ['is undecided until its choices are counted', (f) => f.count('meds') > 1, ['meds']],
  ])('%s', (_, when, expected) => {
    expect(undecided(when, { missing: ['meds'] })).toEqual(expected);
  });

  it('is not settled by the other answer when that is too old to count', () => {
    const both: Condition = (facts) => kidney(facts) && nitrates(facts);
    expect(undecided(both, { missing: ['meds'], tooOld: ['conditions'] })).toEqual(['conditions', 'meds']);
  });

  it('is undecided about what an earlier answer said, and not only about the present one', () => {
    const changed: Condition = (facts) => facts.everChose('conditions', 'kidney') && nitrates(facts);
    const earlier = { earlierAnswers: [{ conditions: ['kidney'] }] };
    expect(undecided(changed, { missing: ['meds'] }, earlier)).toEqual(['meds']);
    expect(undecided(changed, { missing: ['meds'] })).toEqual([]);
  });

  it('asks nothing about an answer that is known', () => {
    const known: Condition = (facts) => facts.answered('conditions') && nitrates(facts);
    expect(undecided(known, { missing: ['meds'] })).toEqual(['meds']);
  });

  it('is settled where it needs an answer that the patient is not asked for', () => {
    const unasked: Condition = (facts) => facts.answered('alcohol') && nitrates(facts);
    expect(undecided(unasked, { missing: ['meds'] })).toEqual([]);
  });
});

describe('a rule that two open questions decide', () => {
  const missing = ['conditions', 'meds'];

  it.each<[string, Condition, readonly string[]]>([
    ['yes to both', (f) => nitrates(f) && kidney(f), missing],
    ['yes to one and no to the other', (f) => nitrates(f) && !kidney(f), missing],
    ['no to one and yes to the other', (f) => !nitrates(f) && kidney(f), missing],
    ['no to both', (f) => !nitrates(f) && !kidney(f), missing],
    ['an old answer to one only', (f) => f.isTooOld('meds') && !f.isTooOld('conditions'), missing],
    [
      'the same choice, now or earlier, in one only',
      (f) => f.everChose('meds', 'other') && !f.everChose('conditions', 'other'),
      missing,
    ],
    [
      'the same choice in one only',
      (f) => f.chose('meds', 'other') && !f.chose('conditions', 'other'),
      missing,
    ],
    [
      'a word in one text only',
      (f) => f.mentions('meds', ['nitro']) && !f.mentions('conditions', ['nitro']),
      missing,
    ],
    ['either: the first is enough to ask for', (f) => nitrates(f) || kidney(f), ['meds']],
  ])('is undecided where it fires on %s', (_, when, expected) => {
    expect(undecided(when, { missing })).toEqual(expected);
  });

  it('is settled where no combination of answers makes it fire', () => {
    expect(undecided((facts) => nitrates(facts) && kidney(facts) && !nitrates(facts), { missing })).toEqual(
      [],
    );
  });
});

describe('an answer that is too old to count', () => {
  it.each<[string, Condition, readonly string[]]>([
    ['another answer could make the rule fire', nitrates, ['meds']],
    ['it is known that there is an answer', (f) => f.answered('meds') && liver(f), []],
    ['it is known to be old', (f) => !f.isTooOld('meds') && nitrates(f), []],
  ])('%s', (_, when, expected) => {
    const result = undecided(when, { tooOld: ['meds'] });
    expect(result).toEqual(expected);
  });

  it('leaves a rule about its age undecided where another answer is missing', () => {
    const oldAndKidney: Condition = (facts) => facts.isTooOld('meds') && kidney(facts);
    expect(undecided(oldAndKidney, { tooOld: ['meds'], missing: ['conditions'] })).toEqual(['conditions']);
    expect(undecided(oldAndKidney, { missing: ['conditions'] })).toEqual([]);
  });
});

describe('what a rule reads besides choices', () => {
  const readings: readonly (readonly [string, string, Condition, Partial<FactsInput>])[] = [
    ['the age', 'dob', (f) => f.ageYears >= 65, { ageYears: 64 }],
    ['a date of birth that differs', 'dob', (f) => f.differsFromProfile, { profileDob: '1957-01-01' }],
    ['the need for a live call', 'state', (f) => f.requiresLiveCall, { requiresLiveCall: false }],
    ['a score', 'phq9_9', (f) => f.score('phq9_9') >= 2, { answers: { phq9_9: '1' } }],
    [
      'a reading',
      'bp',
      (f) => (f.bloodPressure('bp')?.systolic ?? 0) >= 150,
      { answers: { bp: { systolic: 149, diastolic: 95, takenOn: '2027-06-01' } } },
    ],
    ['the number of choices', 'meds', (f) => f.count('meds') >= 1, { answers: { meds: ['none'] } }],
    ['a sum', 'phq9_9', (f) => (f.sum(['phq9_8', 'phq9_9']) ?? 0) >= 3, { answers: { phq9_9: '1' } }],
    [
      'a word',
      'meds_detail',
      (f) => f.mentions('meds_detail', ['zinc']),
      { answers: { meds_detail: 'Iron' } },
    ],
  ];

  it.each(readings)('%s is open while %s has no answer', (_, question, when) => {
    expect(undecided((facts) => when(facts) && liver(facts), { missing: [question] })).toEqual([question]);
  });

  it.each(readings)(
    '%s counts where it is known, and other answers are open (%s)',
    (_, __, when, without) => {
      const andKidney: Condition = (facts) => when(facts) && kidney(facts);
      expect(undecided(andKidney, { missing: ['conditions'] })).toEqual(['conditions']);
      expect(undecided(andKidney, { missing: ['conditions'] }, without)).toEqual([]);
    },
  );

  it('a number that is missing leaves the rule undecided, whatever the other answers are', () => {
    expect(
      undecided((facts) => facts.score('phq9_9') >= 2 && kidney(facts), { missing: ['phq9_9'] }),
    ).toEqual(['phq9_9']);
  });

  it('only the missing items of a sum are asked for', () => {
    const sum: Condition = (facts) => (facts.sum(['phq9_8', 'phq9_9']) ?? 0) >= 3;
    expect(undecided(sum, { missing: ['phq9_8', 'phq9_9', 'meds'] })).toEqual(['phq9_8', 'phq9_9']);
    expect(undecided(sum, { missing: ['phq9_8', 'meds'] })).toEqual(['phq9_8']);
  });
});

describe('the limits of trying', () => {
  const items = Array.from({ length: 11 }, (_, index) => `item_${index}`);
  const readAll = (open: readonly string[]): readonly string[] =>
    undecidedBy(
      // Never fires, and reads every question each time.
      ruleOf({
        inputs: ['conditions', ...items],
        when: (facts) => open.filter((item) => facts.chose(item, 'yes')).length < 0,
      }),
      patient,
      { missing: new Set(open.slice(1)), tooOld: new Set(open.slice(0, 1)) },
    );

  it('a rule with 10 open questions is settled where none of the 1,024 combinations makes it fire', () => {
    expect(readAll(items.slice(1))).toEqual([]);
  });

  it('a rule with 11 open questions counts as undecided, and all of them have to be answered', () => {
    expect(readAll(items)).toEqual(items);
  });

  it('a rule that fails is an error, and not undecided', () => {
    const broken: Condition = () => {
      throw new Error('The rule is broken.');
    };
    expect(() => undecided(broken, { missing: ['meds'] })).toThrow('The rule is broken.');
  });
});
