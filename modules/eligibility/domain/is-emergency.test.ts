import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { isEmergency } from './is-emergency.ts';

describe('an emergency in answers, whatever the visit is about', () => {
  it.each<[string, Answers, boolean]>([
    ['nothing answered yet', {}, false],
    ['no symptom', { urgent_symptoms: ['none'], self_harm_now: 'no' }, false],
    ['thoughts of self-harm', { self_harm_now: 'yes' }, true],
    ['chest pain', { urgent_symptoms: ['chest_pain'] }, true],
    ['an erection of more than 4 hours', { ed_side_effects: ['erection_over_4h'] }, true],
    ['fever and shaking on an antidepressant', { ssri_effects: ['serotonin_signs'] }, true],
    ['a plan to end their life', { cssrs5: 'yes' }, true],
    ['a stop that is no emergency', { patchy: 'yes', sex_at_birth: 'female' }, false],
    ['a place that is not served', { state: 'AK' }, false],
    [
      '181 over a normal number, with a symptom',
      { bp: { systolic: 181, diastolic: 80, takenOn: '2027-06-01' }, urgent_symptoms: ['swelling'] },
      true,
    ],
    [
      '180 over a normal number, with a symptom',
      { bp: { systolic: 180, diastolic: 80, takenOn: '2027-06-01' }, urgent_symptoms: ['swelling'] },
      false,
    ],
    [
      'very high blood pressure without a symptom',
      { bp: { systolic: 181, diastolic: 80, takenOn: '2027-06-01' }, urgent_symptoms: ['none'] },
      false,
    ],
  ])('%s: %j is one: %s', (_, answers, expected) => {
    expect(isEmergency(answers)).toBe(expected);
  });
});
