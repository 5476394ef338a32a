import { describe, expect, it } from 'vitest';
import { allAnsweredAt, datesAfter, datesOf } from './answer-dates.ts';

const first = '2027-01-01T10:00:00.000Z';
const second = '2027-02-01T10:00:00.000Z';
const now = new Date('2027-03-01T10:00:00Z');

const before = {
  answers: { meds: ['none'], conditions: ['liver'] },
  answeredAt: { meds: second },
  submittedAt: new Date(first),
};

describe('the dates of answers', () => {
  it('are those recorded, else the time of the submission', () => {
    expect(datesOf(before)).toEqual({ meds: second, conditions: first });
    expect(datesOf({ ...before, submittedAt: null })).toEqual({ meds: second });
    expect(datesOf({ answers: null, answeredAt: {}, submittedAt: now })).toEqual({});
  });

  it('are one for answers given together', () => {
    expect(allAnsweredAt({ meds: ['none'], alcohol: 'none' }, now)).toEqual({
      meds: now.toISOString(),
      alcohol: now.toISOString(),
    });
  });

  it.each<[string, Record<string, string[]>, Record<string, string[]>, Record<string, string>]>([
    ['keep an answer that stays the same', before.answers, {}, { meds: second, conditions: first }],
    [
      'are new for an answer that changed',
      { meds: ['none'], conditions: ['kidney'] },
      {},
      { meds: second, conditions: now.toISOString() },
    ],
    [
      'are new for an answer that was added',
      { meds: ['none'], allergies: ['none'] },
      {},
      { meds: second, allergies: now.toISOString() },
    ],
    [
      'are new for what the patient went through',
      before.answers,
      { meds: ['none'] },
      { meds: now.toISOString(), conditions: first },
    ],
  ])('%s', (_, answers, confirmed, expected) => {
    expect(datesAfter(before, answers, confirmed, now)).toEqual(expected);
  });
});
