import type { DrugType } from '#modules/catalogue/index.ts';
import type { Rule } from '../rule.ts';

const ketoconazole: readonly DrugType[] = ['ketoconazole'];

/**
 * Ketoconazole shampoo (docs/clinical/hair-loss.md#KETOCONAZOLE). It is not absorbed like the tablets, so it is never
 * treated as a CYP3A4 inhibitor here. Strength is unsure (docs/clinical/open-questions.md#OPEN-1).
 */
export const ketoconazoleRules: readonly Rule[] = [
  {
    id: 'KET-ALLERGY',
    version: 1,
    appliesTo: ketoconazole,
    outcome: 'alternative',
    inputs: ['allergies', 'allergies_detail'],
    when: (facts) =>
      facts.chose('allergies', 'ketoconazole') ||
      facts.mentions('allergies_detail', ['ketoconazole', 'nizoral']),
    reasonForPatient: 'You told us about an allergy to ketoconazole, so this shampoo is not for you.',
    reasonForClinician: 'Allergy to ketoconazole or an ingredient.',
    source: 'docs/clinical/hair-loss.md#KET-ALLERGY',
  },
  {
    id: 'KET-SCALP',
    version: 1,
    appliesTo: ketoconazole,
    outcome: 'review',
    inputs: ['scalp_symptoms'],
    when: (facts) => facts.chose('scalp_symptoms', 'psoriasis', 'broken'),
    reasonForPatient: 'The clinician will check whether this shampoo suits your scalp.',
    reasonForClinician: 'Psoriasis or broken scalp.',
    source: 'docs/clinical/hair-loss.md#KET-SCALP',
  },
  {
    id: 'KET-COUNSEL',
    version: 1,
    appliesTo: ketoconazole,
    outcome: 'counsel',
    inputs: [],
    when: () => true,
    reasonForPatient:
      'Using ketoconazole shampoo for hair loss is off-label. It can dry or itch the scalp, change how hair feels, loosen a perm, and cause some extra shedding. Stop and get help for a rash, swelling or trouble breathing.',
    reasonForClinician: 'Off-label use and common effects shown.',
    source: 'docs/clinical/hair-loss.md#KET-COUNSEL',
  },
];
