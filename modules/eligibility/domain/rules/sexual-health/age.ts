import { pde5Inhibitors } from '../../drug-groups.ts';
import type { Rule } from '../../rule.ts';

/** Ages of erection medicine; those of every prescription are in the shared rules. */
export const erectionAgeRules: readonly Rule[] = [
  {
    // The age is a flag; 18 until a clinician decides (P, docs/clinical/open-questions.md#OPEN-5).
    id: 'AGE-ED',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['dob'],
    when: (facts) => !(facts.ageYears >= facts.erectionMinimumAge),
    reasonForPatient:
      'We do not prescribe erection medicine at your age. Trouble with erections can have a cause that needs an exam in person, so please see a doctor near you.',
    reasonForClinician: 'Younger than the minimum age for erection medicine, or date of birth unknown.',
    source: 'docs/clinical/intake-everyone.md#AGE-ED',
  },
  {
    // That the cause comes first is V (AUA-ED 1), the number is P.
    id: 'AGE-ED-YOUNG',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['dob'],
    when: (facts) => facts.ageYears < 25,
    reasonForPatient:
      'At your age, trouble with erections often has a cause that can be treated. The clinician will look for it first.',
    reasonForClinician: 'Younger than 25: look for the cause before treating the symptom.',
    source: 'docs/clinical/intake-everyone.md#AGE-ED-YOUNG',
  },
];
