import type { DrugType } from '#modules/catalogue/index.ts';
import {
  finasterideDrugs,
  pde5Inhibitors,
  ssris,
  topicalCombinations,
  topicalMinoxidil,
} from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';

const scalpMinoxidil: readonly DrugType[] = [...topicalCombinations, ...topicalMinoxidil];

const hasBoth = (facts: Facts, some: readonly DrugType[], others: readonly DrugType[]): boolean =>
  some.some((drug) => facts.has(drug)) && others.some((drug) => facts.has(drug));

/**
 * Sexual-health drugs with other products of ours, in this visit or active (docs/clinical/interactions.md#MATRIX). What
 * is never combined is PDE-DOUBLE and SSRI-ONE; minoxidil tablets are in PDE-BP-MEDS-MANY.
 */
export const withOurProductsRules: readonly Rule[] = [
  {
    // Two mood warnings: P (docs/clinical/open-questions.md#OPEN-14).
    id: 'MATRIX-SSRI-FIN',
    version: 1,
    appliesTo: [...ssris, ...finasterideDrugs],
    outcome: 'review',
    inputs: [],
    when: (facts) => hasBoth(facts, ssris, finasterideDrugs),
    reasonForPatient:
      'An antidepressant and finasteride can both affect mood. The clinician will look at them together. Tell us if your mood changes; call or text 988 if you think of hurting yourself.',
    reasonForClinician: 'Antidepressant with finasteride: two mood warnings.',
    source: 'docs/clinical/interactions.md#MATRIX-SSRI-FIN',
  },
  {
    id: 'MATRIX-PDE5-MINOXIDIL',
    version: 1,
    appliesTo: [...pde5Inhibitors, ...scalpMinoxidil],
    outcome: 'counsel',
    inputs: [],
    when: (facts) => hasBoth(facts, pde5Inhibitors, scalpMinoxidil),
    reasonForPatient:
      'Erection medicine and minoxidil on the scalp can both lower blood pressure a little. Stand up slowly, and tell us if you feel dizzy or faint.',
    reasonForClinician: 'Erection medicine with minoxidil on the scalp. Advice shown.',
    source: 'docs/clinical/interactions.md#MATRIX-PDE5-MINOXIDIL',
  },
  {
    // Contents of the supplement: ?
    id: 'MATRIX-SUPPLEMENT',
    version: 1,
    appliesTo: ssris,
    outcome: 'counsel',
    inputs: [],
    when: (facts) => hasBoth(facts, ssris, ['daily_defense_supplement']),
    reasonForPatient:
      'Please read the label of your supplement. If it lists St. John’s wort, do not take it with this medicine: together they can cause a dangerous serotonin reaction.',
    reasonForClinician: 'Antidepressant with the supplement. Advice shown.',
    source: 'docs/clinical/interactions.md#MATRIX-SUPPLEMENT',
  },
];
