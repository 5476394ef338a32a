import { pde5Inhibitors, sexualHealthDrugs, ssris } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

/**
 * “Not sure” in a question that a stop, alternative or dose rule reads (docs/clinical/how-rules-work.md#NOT-SURE): the
 * clinician records the true answer before prescribing. For nitrates see PDE-NITRATE-SPLIT; CV6-BREATH covers exercise.
 */
export const notSureRules: readonly Rule[] = [
  {
    id: 'CV-NOT-SURE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['heart_attack', 'stroke', 'bad_rhythm'],
    when: (facts) =>
      ['heart_attack', 'stroke', 'bad_rhythm'].some((question) => facts.chose(question, 'not_sure')),
    reasonForPatient:
      'You were not sure about a heart attack, a stroke or your heart rhythm. The clinician will find out with you before prescribing.',
    reasonForClinician:
      'Not sure about a heart attack, stroke or arrhythmia. Record the true answer before prescribing.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV-NOT-SURE',
  },
  {
    id: 'CV8-NOT-SURE',
    version: 1,
    appliesTo: sexualHealthDrugs,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['told_no_sex'],
    when: (facts) => facts.chose('told_no_sex', 'not_sure'),
    reasonForPatient:
      'You were not sure whether a doctor told you to avoid sex. The clinician will find out with you before prescribing.',
    reasonForClinician:
      'Not sure whether sex was advised against. Record the true answer before prescribing.',
    source: 'docs/clinical/blood-pressure-and-heart.md#CV8-NOT-SURE',
  },
  {
    id: 'KIDNEY-NOT-SURE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['kidney_level'],
    when: (facts) => facts.chose('kidney_level', 'not_sure'),
    reasonForPatient:
      'The dose depends on how well your kidneys work. The clinician will find out with you before prescribing.',
    reasonForClinician: 'Kidney function not known. Record it before prescribing; it sets the dose.',
    source: 'docs/clinical/erectile-dysfunction.md#KIDNEY-NOT-SURE',
  },
  {
    id: 'LIVER-NOT-SURE',
    version: 1,
    appliesTo: [...pde5Inhibitors, ...ssris],
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['liver_level'],
    when: (facts) => facts.chose('liver_level', 'not_sure'),
    reasonForPatient:
      'The dose depends on how well your liver works. The clinician will find out with you before prescribing.',
    reasonForClinician: 'Liver function not known. Record it before prescribing; it sets the dose.',
    source: 'docs/clinical/erectile-dysfunction.md#LIVER-NOT-SURE',
  },
];
