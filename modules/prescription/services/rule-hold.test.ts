import { expect, it } from 'vitest';
import type { Evaluation } from '#modules/eligibility/index.ts';
import { type RuleHold, ruleHoldOn } from './rule-hold.ts';

type Finding = Evaluation['findings'][number];

const finding = (ruleId: string, over: Partial<Finding> = {}): Finding => ({
  ruleId,
  version: 1,
  outcome: 'stop',
  drugTypes: ['finasteride'],
  scope: 'drugs',
  inputs: ['patchy'],
  reasonForPatient: 'For the patient.',
  reasonForClinician: 'For the clinician.',
  ...over,
});
const hardStop = finding('STOP');
const emergency = finding('EMERGENCY', { outcome: 'emergency', scope: 'everything', drugTypes: [] });
const alternative = finding('ALTERNATIVE', { outcome: 'alternative' });
const review = finding('REVIEW', { outcome: 'review' });
const ofOtherDrug = finding('OTHER', { drugTypes: ['ketoconazole'] });

it.each<[string, readonly Finding[], RuleHold | null]>([
  ['nothing', [], null],
  ['what a clinician reviews', [review], null],
  ['a stop of another drug', [ofOtherDrug], null],
  ['a stop', [hardStop], { ruleIds: ['STOP'], isHardStop: true }],
  ['an emergency', [emergency], { ruleIds: ['EMERGENCY'], isHardStop: true }],
  ['an alternative', [alternative], { ruleIds: ['ALTERNATIVE'], isHardStop: false }],
  [
    'all of them',
    [review, alternative, ofOtherDrug, hardStop, emergency],
    { ruleIds: ['ALTERNATIVE', 'STOP', 'EMERGENCY'], isHardStop: true },
  ],
])('%s holds finasteride by the rules that take it', (_case, findings, hold) => {
  expect(ruleHoldOn('finasteride', { findings })).toEqual(hold);
});
