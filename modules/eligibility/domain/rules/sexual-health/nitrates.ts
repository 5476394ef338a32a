import { pde5Inhibitors } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';

const nitrates = ['nitroglycerin', 'isosorbide', 'other_nitrate'] as const;

const nitrateNames = [
  'nitro',
  'isosorbide',
  'imdur',
  'isordil',
  'bidil',
  'nicorandil',
  'amyl nitrite',
  'butyl nitrite',
];

const hasNitrate = (facts: Facts): boolean => facts.chose('nitrate_use', ...nitrates);
const usedNitrate = (facts: Facts): boolean => facts.chose('nitrate_second', 'yes');

/** Nitrates are asked about twice, in two wordings, because a mistake can be deadly. */
export const nitrateRules: readonly Rule[] = [
  {
    // VIAGRA 4.1, CIALIS 4.1 V.
    id: 'PDE-NITRATE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['nitrate_use', 'nitrate_second', 'meds', 'recreational', 'meds_detail'],
    when: (facts) =>
      hasNitrate(facts) ||
      usedNitrate(facts) ||
      facts.chose('meds', 'nitrates') ||
      facts.chose('recreational', 'poppers') ||
      facts.mentions('meds_detail', nitrateNames),
    reasonForPatient:
      'Erection medicine with nitrates or poppers can drop blood pressure to a deadly level, so we cannot prescribe it. Do not stop a heart medicine to use it. Please ask your doctor about other treatments.',
    reasonForClinician: 'Uses or has a nitrate, or uses poppers: contraindicated.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-NITRATE',
  },
  {
    id: 'PDE-NITRATE-SPLIT',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['nitrate_use', 'nitrate_second'],
    when: (facts) =>
      facts.chose('nitrate_use', 'not_sure') ||
      facts.chose('nitrate_second', 'not_sure') ||
      (facts.answered('nitrate_use') &&
        facts.answered('nitrate_second') &&
        hasNitrate(facts) !== usedNitrate(facts)) ||
      (facts.everChose('nitrate_use', ...nitrates) && !hasNitrate(facts)) ||
      (facts.everChose('nitrate_second', 'yes') && !usedNitrate(facts)),
    reasonForPatient:
      'Your answers about nitrates are not clear yet, and this one has to be certain. Please check the names on your medicines, or ask your pharmacist. The clinician will ask you.',
    reasonForClinician:
      'The two nitrate answers differ, from each other or from earlier ones, or one is “not sure”. Record the true answer before prescribing.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-NITRATE-SPLIT',
  },
  {
    // VIAGRA 4.3, CIALIS 4.3, ADEMPAS 4 V; vericiguat P.
    id: 'PDE-RIOCIGUAT',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['meds'],
    when: (facts) => facts.chose('meds', 'gc_stimulator'),
    reasonForPatient:
      'With riociguat or vericiguat, erection medicine can drop blood pressure to a deadly level, so we cannot prescribe it. Please ask the doctor who treats you about other treatments.',
    reasonForClinician: 'Guanylate cyclase stimulator: contraindicated.',
    source: 'docs/clinical/erectile-dysfunction.md#PDE-RIOCIGUAT',
  },
];
