import { finasterideDrugs, minoxidilDrugs, topicalCombinations } from '../drug-groups.ts';
import type { Facts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const finasterideNames = ['finasteride', 'propecia', 'proscar', 'dutasteride', 'avodart'];

/** PHQ-2: two items of 0 to 3; 3 or more is positive (docs/clinical/mental-health-screening.md#PHQ2-FORM). */
const phq2 = (facts: Facts): number => facts.score('phq2_interest') + facts.score('phq2_down');

/**
 * Finasteride in any form (docs/clinical/hair-loss.md#FINASTERIDE); the topical combination counts as finasteride.
 */
export const finasterideRules: readonly Rule[] = [
  {
    id: 'FIN-ALLERGY',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) =>
      facts.chose('allergies', 'finasteride') || facts.mentions('allergies_detail', finasterideNames),
    reasonForPatient: 'You told us about an allergy to this kind of medicine, so finasteride is not for you.',
    reasonForClinician: 'Allergy to a 5-alpha-reductase inhibitor.',
    source: 'docs/clinical/hair-loss.md#FIN-ALLERGY',
  },
  {
    id: 'FIN-LIVER',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'liver'),
    reasonForPatient: 'The liver breaks finasteride down. The clinician will look at your liver condition.',
    reasonForClinician: 'Liver disease. Some services do not prescribe in this case.',
    source: 'docs/clinical/hair-loss.md#FIN-LIVER',
  },
  {
    id: 'FIN-KIDNEY',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'kidney'),
    reasonForPatient: 'The clinician will look at your kidney condition before prescribing.',
    reasonForClinician: 'Kidney disease. Some services do not prescribe in this case.',
    source: 'docs/clinical/hair-loss.md#FIN-KIDNEY',
  },
  {
    id: 'FIN-PROSTATE',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'prostate'),
    reasonForPatient:
      'Finasteride acts on the prostate and changes PSA results. The clinician will look at this with you.',
    reasonForClinician: 'Prostate cancer, high PSA or urinary symptoms. PSA roughly halves on finasteride.',
    source: 'docs/clinical/hair-loss.md#FIN-PROSTATE',
  },
  {
    id: 'FIN-BREAST',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['conditions', 'side_effects'],
    when: (facts) => facts.chose('conditions', 'breast_lump') || facts.chose('side_effects', 'breast'),
    reasonForPatient: 'Breast changes should be looked at by a doctor. The clinician will come back to you.',
    reasonForClinician: 'Breast lump, pain or discharge. Male breast cancer has been reported.',
    source: 'docs/clinical/hair-loss.md#FIN-BREAST',
  },
  {
    id: 'FIN-DEPRESSION',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', 'mental_health'),
    reasonForPatient:
      'Finasteride can lower mood in some men. With your history, the clinician will look at this first.',
    reasonForClinician: 'History of depression or another mental health condition.',
    source: 'docs/clinical/hair-loss.md#FIN-DEPRESSION',
  },
  {
    id: 'FIN-PHQ2',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['phq2_interest', 'phq2_down'],
    when: (facts) => phq2(facts) >= 3,
    reasonForPatient:
      'Your answers suggest that your mood has been low. The clinician will talk with you about it. If it gets worse, call or text 988.',
    reasonForClinician: 'PHQ-2 is 3 or more. Follow with a PHQ-9 before prescribing.',
    source: 'docs/clinical/hair-loss.md#FIN-PHQ2',
  },
  {
    id: 'FRESH-MOOD',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['phq2_interest', 'phq2_down', 'self_harm_now'],
    when: (facts) =>
      ['phq2_interest', 'phq2_down', 'self_harm_now'].some(
        (question) => facts.answered(question) && facts.isTooOld(question),
      ),
    reasonForPatient:
      'It is more than two weeks since you told us about your mood. The clinician needs to know how you feel now.',
    reasonForClinician:
      'The answers about mood and self-harm are older than 14 days and do not count. Ask the patient to send their answers again.',
    source: 'docs/clinical/mental-health-screening.md#FRESH-MOOD',
  },
  {
    id: 'FRESH-HOUSEHOLD',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['partner_pregnant'],
    when: (facts) => facts.answered('partner_pregnant') && facts.isTooOld('partner_pregnant'),
    reasonForPatient:
      'It is more than six months since you told us about the people around you. The clinician needs to know whether that has changed.',
    reasonForClinician:
      'The answer about pregnancy in the household is older than 183 days and does not count. Ask the patient again.',
    source: 'docs/clinical/intake-everyone.md#FRESH-HOUSEHOLD',
  },
  {
    id: 'FIN-CONCEIVE',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['partner_pregnant'],
    when: (facts) => facts.chose('partner_pregnant', 'trying'),
    reasonForPatient:
      'Finasteride may lower sperm quality while you take it. The clinician will talk with you about your plans.',
    reasonForClinician:
      'Trying or planning to conceive. Poor semen quality was reported; improves after stopping.',
    source: 'docs/clinical/hair-loss.md#FIN-CONCEIVE',
  },
  {
    // The label says not to combine them; that a clinician may resolve it by ending one of them is policy (P).
    id: 'FIN-DUPLICATE',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: ['meds', 'meds_detail'],
    when: (facts) =>
      facts.chose('meds', 'finasteride_or_dutasteride') || facts.mentions('meds_detail', finasterideNames),
    reasonForPatient:
      'You already take finasteride or dutasteride. They must not be combined, so the clinician will sort out which one you use.',
    reasonForClinician: 'Takes finasteride or dutasteride from elsewhere. Do not combine.',
    source: 'docs/clinical/hair-loss.md#FIN-DUPLICATE',
  },
  {
    // Tablets or other minoxidil together with the combination: the combination stays, as in the cart (S4.18).
    id: 'TFM-CONFLICT',
    version: 1,
    appliesTo: ['finasteride', ...minoxidilDrugs.filter((drug) => !topicalCombinations.includes(drug))],
    outcome: 'alternative',
    inputs: [],
    when: (facts) => facts.drugTypes.some((drug) => topicalCombinations.includes(drug)),
    reasonForPatient:
      'The topical combination already holds finasteride and minoxidil, so it is not used together with either of them.',
    reasonForClinician: 'Asked for the topical combination together with another finasteride or minoxidil.',
    source: 'docs/clinical/hair-loss.md#TFM-CONFLICT',
  },
  {
    id: 'FIN-HANDLING',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'counsel',
    inputs: ['partner_pregnant'],
    when: (facts) => facts.chose('partner_pregnant', 'pregnant', 'trying', 'breastfeeding'),
    reasonForPatient:
      'Finasteride can harm an unborn boy. Someone who is or may become pregnant must not touch broken tablets or the treated scalp. Wash off anything that gets on their skin.',
    reasonForClinician: 'Pregnancy, plans for one, or breastfeeding at home. Handling advice shown.',
    source: 'docs/clinical/hair-loss.md#FIN-HANDLING',
  },
  {
    id: 'FIN-COUNSEL',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'counsel',
    inputs: [],
    when: () => true,
    reasonForPatient:
      'Finasteride can lower sex drive and cause trouble with erections or ejaculation. Low mood and thoughts of suicide were reported too. For some men these did not go away after stopping. If your mood changes, stop and tell us; if you think of hurting yourself, call or text 988. Tell whoever orders a PSA test that you use it, and do not give blood until one month after the last dose. It takes at least 3 months to see a benefit, and the benefit is lost within 12 months of stopping.',
    reasonForClinician: 'Finasteride risks shown and acknowledged.',
    source: 'docs/clinical/hair-loss.md#FIN-COUNSEL',
  },
];
