import { pde5Inhibitors, sexualHealthDrugs } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';
import { iiefItems } from '../../scores.ts';
import { earlyEjaculationScreen, erectionSign } from '../../sexual-health-routing.ts';

const isAboutEjaculation = (facts: Facts): boolean => facts.chose('sh_concern', 'too_soon', 'both');

/** Which problem is treated first, and whether it is early ejaculation at all. */
export const earlyEjaculationRules: readonly Rule[] = [
  {
    // AUA-PE 12 (number M), copy V.
    id: 'PE-ED-FIRST',
    version: 1,
    appliesTo: sexualHealthDrugs,
    outcome: 'review',
    inputs: ['sh_concern', 'pe_lose_firm', ...iiefItems],
    when: (facts) => isAboutEjaculation(facts) && erectionSign(facts) === true,
    reasonForPatient:
      'When erections are a problem too, treating them often helps with both. The clinician will look at which to treat first.',
    reasonForClinician: 'Signs of erectile dysfunction: treat it first, or both together.',
    source: 'docs/clinical/premature-ejaculation.md#PE-ED-FIRST',
  },
  {
    // Off-label P. The score is asked only with a sign, so without a score the answer to `pe_lose_firm` counts.
    id: 'PE-SIL',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['sh_concern', 'pe_lose_firm', ...iiefItems],
    when: (facts) => facts.chose('sh_concern', 'too_soon') && erectionSign(facts) === false,
    reasonForPatient:
      'For early ejaculation, erection medicine makes most sense when erections are a problem too. The clinician will tell you what else may help.',
    reasonForClinician: 'Erection medicine for early ejaculation without a sign of erectile dysfunction.',
    source: 'docs/clinical/premature-ejaculation.md#PE-SIL',
  },
  {
    // AUA-PE 3, 6 M.
    id: 'PE-OTHER-CAUSE',
    version: 1,
    appliesTo: sexualHealthDrugs,
    outcome: 'review',
    inputs: [
      'sh_concern',
      'pe_since',
      'pe_time',
      'pe_control',
      'pe_often',
      'pe_bother',
      'pelvic',
      'conditions',
    ],
    when: (facts) =>
      isAboutEjaculation(facts) &&
      ((facts.chose('pe_since', 'later') &&
        (facts.chose('pelvic', 'urine_trouble', 'penis_pain') || facts.chose('conditions', 'thyroid'))) ||
        earlyEjaculationScreen(facts) === false),
    reasonForPatient:
      'Your answers may point to something other than early ejaculation, or to a cause that needs an exam in person. The clinician will tell you what fits.',
    reasonForClinician:
      'Later onset with urinary trouble, pain or thyroid disease, or a negative screen: look for another cause.',
    source: 'docs/clinical/premature-ejaculation.md#PE-OTHER-CAUSE',
  },
];
