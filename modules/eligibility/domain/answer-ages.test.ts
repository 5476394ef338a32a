import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { AnsweredAt } from './answer-ages.ts';
import { ageless, answersToGiveAgain, isTooOldToStepUp, maximumAges, tooOldAnswers } from './answer-ages.ts';
import type { Purpose } from './doors.ts';
import { rules } from './index.ts';

const now = new Date('2027-06-10T16:00:00Z');
const reading = (takenOn: string) => ({ bp: { systolic: 120, diastolic: 80, takenOn } });
const tooOld = (purpose: Purpose, answers: Answers, answeredAt: AnsweredAt, at: Date) =>
  tooOldAnswers({ purpose, drugTypes: ['minoxidil_oral'] }, answers, answeredAt, at);
const prescribing: readonly Purpose[] = ['propose', 'approve', 'accept'];

describe('the maximum ages of answers', () => {
  it.each<Purpose>([...prescribing, 'renewal'])('a blood pressure counts for 183 days to %s', (purpose) => {
    expect(tooOld(purpose, reading('2026-12-09'), {}, now)).toEqual([]);
    expect(tooOld(purpose, reading('2026-12-08'), {}, now)).toEqual(['bp']);
  });

  const minoxidil: readonly DrugType[] = ['finasteride', 'minoxidil_oral'];
  const sildenafil: readonly DrugType[] = ['sildenafil'];
  it.each<[string, readonly DrugType[], number, number, number | null, number]>([
    ['just below 140/90', minoxidil, 139, 89, 70, 183],
    ['just below 140/90', sildenafil, 139, 89, 70, 183],
    ['140 over a normal number', minoxidil, 140, 80, 70, 30],
    ['140 over a normal number', sildenafil, 140, 80, 70, 30],
    ['a normal number over 90', minoxidil, 120, 90, 70, 30],
    ['a normal number over 90', sildenafil, 120, 90, 70, 30],
    ['100/60', minoxidil, 100, 60, 100, 183],
    ['just below 100', minoxidil, 99, 60, 70, 30],
    ['just below 60', minoxidil, 100, 59, 70, 30],
    ['a pulse just above 100', minoxidil, 120, 80, 101, 30],
    ['no pulse', minoxidil, 120, 80, null, 183],
    ['low, without minoxidil tablets', sildenafil, 99, 59, 101, 183],
  ])('a reading of %s counts for %s: %i/%i, pulse %s, %i days', (...row) => {
    const [, drugTypes, systolic, diastolic, pulse, days] = row;
    for (const purpose of ['renewal', ...prescribing] satisfies readonly Purpose[]) {
      const of = (daysAgo: number) => {
        const takenOn = toCalendarDate(addDays(now, -daysAgo));
        const bp = { systolic, diastolic, takenOn, ...(pulse !== null && { pulse }) };
        return tooOldAnswers({ purpose, drugTypes }, { bp }, {}, now);
      };
      expect(of(days)).toEqual([]);
      expect(of(days + 1)).toEqual(['bp']);
    }
  });

  it('a blood pressure is as old as its reading, whenever it was entered', () => {
    expect(tooOld('approve', reading('2026-12-08'), { bp: now.toISOString() }, now)).toEqual(['bp']);
  });

  it.each<[string, number, readonly Purpose[]]>([
    ['urgent_symptoms', 14, prescribing],
    ['self_harm_now', 14, prescribing],
    ['phq2_interest', 14, prescribing],
    ['phq2_down', 14, prescribing],
    ['partner_pregnant', 183, ['renewal', ...prescribing]],
    ['scalp_contact', 183, ['renewal', ...prescribing]],
    ['cancer_treatment', 365, ['renewal', ...prescribing]],
    ['patchy', 365, ['renewal', ...prescribing]],
    ['cv_risk', 365, ['renewal', ...prescribing]],
    ['conditions', 365, ['renewal', ...prescribing]],
    ['meds', 365, ['renewal', ...prescribing]],
    ['allergies', 365, ['renewal', ...prescribing]],
  ])('an answer to %s counts for %i days', (question, days, purposes) => {
    const limit = addDays(now, -days);
    for (const purpose of purposes) {
      const answered = (at: Date) =>
        tooOld(purpose, { [question]: ['none'] }, { [question]: at.toISOString() }, now);
      expect(answered(limit)).toEqual([]);
      expect(answered(new Date(limit.getTime() - 1))).toEqual([question]);
    }
  });

  it('unchanging facts about the patient do not age', () => {
    const answered = { dob: '1990-01-01', sex_at_birth: 'male', onset: 'by_30' };
    const long = { dob: '2020-01-01', sex_at_birth: '2020-01-01', onset: '2020-01-01' };
    expect(tooOld('approve', answered, long, now)).toEqual([]);
  });

  it('the age of an answer without a known time is not checked', () => {
    expect(tooOld('approve', { urgent_symptoms: ['none'] }, {}, now)).toEqual([]);
    expect(tooOld('approve', reading('soon'), {}, now)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'high'],
    ['a list', ['high']],
    ['a reading without a day', { systolic: 120, diastolic: 80 }],
    ['a reading of no day', { systolic: 120, diastolic: 80, takenOn: null }],
    ['a reading whose day is a number', { systolic: 120, diastolic: 80, takenOn: 20_261_208 }],
    ['a reading whose day does not exist', { systolic: 120, diastolic: 80, takenOn: '2026-02-30' }],
  ])('an answer that is %s is as old as its entry', (_, bp) => {
    // As it is stored: its shape is not guaranteed.
    const stored: Answers = JSON.parse(JSON.stringify({ bp }));
    const entered = (at: Date) => tooOld('approve', stored, { bp: at.toISOString() }, now);
    expect(entered(addDays(now, -183))).toEqual([]);
    expect(entered(addDays(now, -184))).toEqual(['bp']);
  });

  it('a question that was not answered has no age', () => {
    expect(tooOld('approve', {}, { bp: '2020-01-01T00:00:00Z' }, now)).toEqual([]);
  });

  it.each<[Purpose]>([['draft'], ['submit'], ['amend'], ['hold']])('no age counts to %s', (purpose) => {
    const old = { ...reading('2020-01-01'), urgent_symptoms: ['none'] };
    expect(tooOld(purpose, old, { urgent_symptoms: '2020-01-01T00:00:00Z' }, now)).toEqual([]);
  });

  it('each name the document they come from', () => {
    for (const { source } of maximumAges)
      expect(source).toMatch(/^docs\/clinical\/how-rules-work\.md#MAX-AGE/);
  });
});

describe('a reading to step up minoxidil tablets', () => {
  it.each<[string, string, boolean]>([
    ['of today', '2027-06-10', false],
    ['of 14 days ago', '2027-05-27', false],
    ['of 15 days ago', '2027-05-26', true],
  ])('%s', (_, takenOn, tooOld) => {
    expect(isTooOldToStepUp(reading(takenOn), now)).toBe(tooOld);
  });

  it('without a day has no age', () => {
    expect(isTooOldToStepUp({}, now)).toBe(false);
    expect(isTooOldToStepUp(reading('soon'), now)).toBe(false);
  });
});

describe('answers that the patient has to give again before submitting', () => {
  const feelings = ['urgent_symptoms', 'self_harm_now', 'phq2_interest', 'phq2_down', 'phq9_3', 'phq9_9'];

  it.each(feelings)('an answer to %s counts for 24 hours', (question) => {
    const given = (ms: number) =>
      answersToGiveAgain(
        { [question]: 'no' },
        { [question]: new Date(now.getTime() - ms).toISOString() },
        now,
      );
    expect(given(0)).toEqual([]);
    expect(given(DAY_MS)).toEqual([]);
    expect(given(DAY_MS + 1)).toEqual([question]);
  });

  it('other answers are not asked again, nor one that is missing or without a known time', () => {
    const long = '2020-01-01T00:00:00Z';
    expect(answersToGiveAgain({ meds: ['none'] }, { meds: long }, now)).toEqual([]);
    expect(answersToGiveAgain({}, { urgent_symptoms: long }, now)).toEqual([]);
    expect(answersToGiveAgain({ urgent_symptoms: ['none'] }, {}, now)).toEqual([]);
  });
});

it('every question that a rule reads has a maximum age, or is listed as one that does not age', () => {
  const aged = new Set(maximumAges.map(({ question }) => question));
  const read = [...new Set(rules.flatMap(({ inputs }) => inputs))];
  expect(read.filter((question) => !aged.has(question) && !Object.hasOwn(ageless, question))).toEqual([]);
  expect(Object.keys(ageless).filter((question) => aged.has(question) || !read.includes(question))).toEqual(
    [],
  );
});
