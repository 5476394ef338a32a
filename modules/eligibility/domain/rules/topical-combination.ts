import { topicalCombinations } from '../drug-groups.ts';
import type { Rule } from '../rule.ts';
import { heartDisease } from './heart-disease.ts';

/**
 * The compounded finasteride and minoxidil gel and foam (docs/clinical/hair-loss.md#TFM). Strengths are unsure
 * (docs/clinical/open-questions.md#OPEN-2).
 */
export const topicalCombinationRules: readonly Rule[] = [
  {
    // Whether any contact during pregnancy should rule it out is unsure (docs/clinical/open-questions.md#OPEN-12).
    id: 'TFM-TRANSFER',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'alternative',
    inputs: ['scalp_contact'],
    when: (facts) => facts.chose('scalp_contact', 'cannot_avoid'),
    reasonForPatient:
      'This product can pass to other people by touch. Since that cannot be prevented at your home, it is not a safe choice.',
    reasonForClinician: 'A pregnant person or child shares close scalp contact that cannot be avoided.',
    source: 'docs/clinical/hair-loss.md#TFM-TRANSFER',
  },
  {
    id: 'FRESH-SCALP-CONTACT',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['scalp_contact'],
    when: (facts) => facts.answered('scalp_contact') && facts.isTooOld('scalp_contact'),
    reasonForPatient:
      'It is more than six months since you told us who may touch the treated skin. The clinician needs to know whether that has changed.',
    reasonForClinician:
      'The answer about contact with the treated scalp is older than 183 days and does not count. Ask the patient again.',
    source: 'docs/clinical/hair-loss.md#FRESH-SCALP-CONTACT',
  },
  {
    id: 'TFM-TRANSFER-CARE',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'counsel',
    inputs: ['scalp_contact'],
    when: (facts) => facts.chose('scalp_contact', 'can_avoid'),
    reasonForPatient:
      'Let it dry fully, wash your hands, use your own pillow and towel, and keep children and anyone pregnant from touching your scalp.',
    reasonForClinician: 'Close contact is possible but can be prevented. Advice shown.',
    source: 'docs/clinical/hair-loss.md#TFM-TRANSFER-CARE',
  },
  {
    id: 'TFM-HEART',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'review',
    inputs: ['conditions'],
    when: (facts) => facts.chose('conditions', ...heartDisease),
    reasonForPatient: 'Some minoxidil gets into the blood. The clinician will look at your heart condition.',
    reasonForClinician: 'Heart disease.',
    source: 'docs/clinical/hair-loss.md#TFM-HEART',
  },
  {
    id: 'TFM-SCALP-MEDS',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'review',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'scalp_medicine', 'minoxidil'),
    reasonForPatient:
      'You use another medicine on your scalp. The clinician will check that they go together.',
    reasonForClinician: 'Uses another scalp medicine or minoxidil. No other minoxidil at the same time.',
    source: 'docs/clinical/hair-loss.md#TFM-SCALP-MEDS',
  },
  {
    id: 'TFM-COUNSEL',
    version: 1,
    appliesTo: topicalCombinations,
    outcome: 'counsel',
    inputs: [],
    when: () => true,
    reasonForPatient:
      'This product is made to order by a pharmacy and is not approved by the FDA. In April 2025 the FDA warned of 32 reports of side effects from products like it, many of which lasted after stopping. Finasteride enters the blood through the skin, so sexual and mood effects can happen. It can harm women and children who touch it, and minoxidil is poisonous to cats and dogs. Do not use any other finasteride or minoxidil with it.',
    reasonForClinician: 'Compounded product, absorption, transfer and pet warnings shown.',
    source: 'docs/clinical/hair-loss.md#TFM-COUNSEL',
  },
];
