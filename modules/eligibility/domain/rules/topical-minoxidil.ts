import type { Purpose } from '../doors.ts';
import { minoxidilDrugs, scalpMinoxidil, topicalMinoxidil } from '../drug-groups.ts';
import type { Rule } from '../rule.ts';
import { heartDisease } from './heart-disease.ts';

const overTheCounterDoors: readonly Purpose[] = ['order', 'plan_change', 'reactivation'];

/**
 * Minoxidil on the scalp (docs/clinical/over-the-counter.md#MINOXIDIL-TOPICAL). Sold without a prescription, but its
 * questions are asked when it is part of a visit; only the limits on its label remove it.
 */
export const topicalMinoxidilRules: readonly Rule[] = [
  {
    id: 'MINOX-ALLERGY',
    version: 1,
    appliesTo: minoxidilDrugs,
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) =>
      facts.chose('allergies', 'minoxidil') ||
      facts.mentions('allergies_detail', ['minoxidil', 'rogaine', 'loniten']),
    reasonForPatient: 'You told us about an allergy to minoxidil, so products with it are not for you.',
    reasonForClinician: 'Allergy to minoxidil.',
    source: 'docs/clinical/over-the-counter.md#MINOX-ALLERGY',
  },
  {
    // The foam has no propylene glycol (M). Spray, combination: unsure (docs/clinical/over-the-counter.md#MTOP-GLYCOL).
    id: 'MINOX-GLYCOL',
    version: 1,
    appliesTo: scalpMinoxidil.filter((drug) => drug !== 'minoxidil_foam'),
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) =>
      facts.chose('allergies', 'propylene_glycol') ||
      facts.mentions('allergies_detail', ['propylene glycol']),
    reasonForPatient:
      'This product holds, or may hold, propylene glycol, which you are allergic to. Minoxidil foam is made without it.',
    reasonForClinician: 'Allergy to propylene glycol. The foam is made without it.',
    source: 'docs/clinical/over-the-counter.md#MINOX-GLYCOL',
  },
  {
    id: 'MINOX-SCALP',
    version: 1,
    appliesTo: scalpMinoxidil,
    outcome: 'alternative',
    inputs: ['scalp_symptoms'],
    when: (facts) => facts.chose('scalp_symptoms', 'broken', 'inflamed', 'infected', 'pain', 'pus'),
    reasonForPatient:
      'Do not put minoxidil on skin that is broken, red, sore or infected. Let a doctor look at your scalp first.',
    reasonForClinician: 'Scalp is broken, inflamed, painful or infected.',
    source: 'docs/clinical/over-the-counter.md#MINOX-SCALP',
  },
  {
    // For heart disease the topical combination has TFM-HEART; the rule on blood pressure medicine applies to both.
    id: 'MINOX-HEART',
    version: 1,
    appliesTo: topicalMinoxidil,
    outcome: 'review',
    inputs: ['conditions', 'meds'],
    when: (facts) =>
      facts.chose('conditions', ...heartDisease) || facts.chose('meds', 'blood_pressure', 'alpha_blocker'),
    reasonForPatient:
      'With a heart condition or blood pressure medicine, ask before using minoxidil. The clinician will look at this.',
    reasonForClinician: 'Heart disease or blood pressure medicine.',
    source: 'docs/clinical/over-the-counter.md#MINOX-HEART',
  },
  {
    id: 'MINOX-SCALP-MEDS',
    version: 1,
    appliesTo: topicalMinoxidil,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'scalp_medicine'),
    reasonForPatient:
      'Other scalp medicines can make more minoxidil go into the blood. The clinician will check.',
    reasonForClinician: 'Uses another scalp medicine, which raises absorption.',
    source: 'docs/clinical/over-the-counter.md#MINOX-SCALP-MEDS',
  },
  {
    // The label says when a doctor has to look first. A visit asks more and has rules of its own. Not sure about family
    // counts as a history, and a receding hairline as the pattern: see docs/clinical/open-questions.md#OPEN-18.
    id: 'OTC-MINOX',
    version: 2,
    appliesTo: topicalMinoxidil,
    outcome: 'alternative',
    only: overTheCounterDoors,
    inputs: ['patchy', 'speed', 'family', 'hair_loss_area'],
    when: (facts) =>
      facts.chose('patchy', 'yes', 'not_sure') ||
      facts.chose('speed', 'under_3_months') ||
      facts.chose('family', 'no') ||
      facts.chose('hair_loss_area', 'all_over'),
    reasonForPatient:
      'What you told us about your hair loss does not fit what minoxidil is sold for without a prescription. A clinician can find out what fits you.',
    reasonForClinician:
      'Patchy or sudden loss, loss all over, or no family history: the label of minoxidil asks for a doctor first.',
    source: 'docs/clinical/over-the-counter.md#OTC-MINOX',
  },
  {
    id: 'OTC-MINOX-HEART',
    version: 2,
    appliesTo: topicalMinoxidil,
    outcome: 'alternative',
    only: overTheCounterDoors,
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', ...heartDisease),
    reasonForPatient:
      'You told us about a heart condition. With one, ask a doctor before you use minoxidil, because some of it gets into the blood.',
    reasonForClinician: 'Heart disease: the label of minoxidil asks for a doctor first.',
    source: 'docs/clinical/over-the-counter.md#OTC-MINOX-HEART',
  },
  {
    id: 'OTC-MINOX-MEDS',
    version: 2,
    appliesTo: topicalMinoxidil,
    outcome: 'alternative',
    only: overTheCounterDoors,
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'scalp_medicine', 'minoxidil'),
    reasonForPatient:
      'You told us that you use minoxidil or another medicine on your scalp. A clinician can check whether they go together.',
    reasonForClinician: 'Uses minoxidil or another scalp medicine from elsewhere.',
    source: 'docs/clinical/over-the-counter.md#OTC-MINOX-MEDS',
  },
  {
    id: 'MINOX-COUNSEL',
    version: 1,
    appliesTo: topicalMinoxidil,
    outcome: 'counsel',
    inputs: [],
    when: () => true,
    reasonForPatient:
      'Minoxidil on the scalp is approved for the crown, not for the front. Shedding in the first weeks is common, and it takes at least 4 months to judge. Stop and get medical help for chest pain, faintness, sudden weight gain, or swelling of the hands or feet. Keep it away from children and pets.',
    reasonForClinician: 'Minoxidil label warnings shown.',
    source: 'docs/clinical/over-the-counter.md#MINOX-COUNSEL',
  },
];
