import { finasterideDrugs, ssris } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';
import { phq2, phq2Items, phq9, phq9Items, screenerItems } from '../../scores.ts';

const saidYes = (facts: Facts, ...items: readonly string[]): boolean =>
  items.some((item) => facts.chose(item, 'yes'));

/** docs/clinical/mental-health-screening.md#CSSRS-BANDS. */
const isHighRisk = (facts: Facts): boolean =>
  saidYes(facts, 'cssrs4', 'cssrs5') || facts.chose('cssrs6', 'in_3mo');
const isModerateRisk = (facts: Facts): boolean =>
  !isHighRisk(facts) && (saidYes(facts, 'cssrs3') || facts.chose('cssrs6', 'over_3mo'));
const isLowRisk = (facts: Facts): boolean =>
  !isHighRisk(facts) && !isModerateRisk(facts) && saidYes(facts, 'cssrs1', 'cssrs2');

const lineForHelp = 'Call or text 988 at any hour to talk with someone; in danger, call 911.';

/** Mood and thoughts of suicide, before and on an antidepressant. */
export const moodRules: readonly Rule[] = [
  {
    // PHQ-2 study V; the lower cut-off of 2 shows the PHQ-9. FIN-PHQ2 is the same for finasteride.
    id: 'PHQ2',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: [...phq2Items],
    when: (facts) => (phq2(facts) ?? 0) >= 3,
    reasonForPatient: `Your answers suggest that your mood has been low. The clinician will talk with you about it. ${lineForHelp}`,
    reasonForClinician: 'PHQ-2 is 3 or more. Read the PHQ-9 before prescribing.',
    source: 'docs/clinical/mental-health-screening.md#PHQ2',
  },
  {
    // Kroenke 2001 V; action P.
    id: 'PHQ9',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: [...phq9Items],
    when: (facts) => (phq9(facts) ?? 0) >= 10,
    reasonForPatient: `Your answers suggest depression. That can be treated well, by someone who sees you in person, and it comes first. Please see a doctor soon. ${lineForHelp}`,
    reasonForClinician: 'PHQ-9 is 10 or more: refer; no antidepressant for early ejaculation.',
    source: 'docs/clinical/mental-health-screening.md#PHQ9',
  },
  {
    id: 'PHQ9-MILD',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    inputs: [...phq9Items],
    when: (facts) => {
      const sum = phq9(facts);
      return sum !== null && sum >= 5 && sum < 10;
    },
    reasonForPatient: `Your answers suggest that your mood has been low. The clinician will talk with you about it. ${lineForHelp}`,
    reasonForClinician: 'PHQ-9 is 5 to 9: mild symptoms.',
    source: 'docs/clinical/mental-health-screening.md#PHQ9-MILD',
  },
  {
    id: 'CSSRS-LOW',
    version: 1,
    appliesTo: ssris,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: screenerItems,
    when: isLowRisk,
    reasonForPatient: `Thank you for telling us. The clinician will talk with you before anything is prescribed. ${lineForHelp}`,
    reasonForClinician: 'C-SSRS low: wish to be dead or thoughts of suicide. No start and no higher dose.',
    source: 'docs/clinical/mental-health-screening.md#CSSRS-LOW',
  },
  {
    // Columbia triage V; action P.
    id: 'CSSRS-MOD',
    version: 1,
    appliesTo: ssris,
    outcome: 'stop',
    scope: 'ssri',
    inputs: screenerItems,
    when: isModerateRisk,
    reasonForPatient: `Thank you for telling us. We will contact you today, and this medicine has to wait. ${lineForHelp}`,
    reasonForClinician:
      'C-SSRS moderate: thoughts with a method, or an attempt long ago. Contact the same day.',
    source: 'docs/clinical/mental-health-screening.md#CSSRS-MOD',
  },
  {
    // Columbia triage V.
    id: 'CSSRS-HIGH',
    version: 1,
    appliesTo: 'all',
    outcome: 'emergency',
    scope: 'everything',
    inputs: screenerItems,
    when: isHighRisk,
    reasonForPatient:
      'We are glad you told us. Please call or text 988 now, at any hour. If you are in danger, call 911 or go to the nearest emergency room, and do not stay alone.',
    reasonForClinician:
      'C-SSRS high: intent or plan, or an attempt in the last 3 months. Follow the emergency steps.',
    source: 'docs/clinical/mental-health-screening.md#CSSRS-HIGH',
  },
];

/** The same screening for finasteride, which the hair questionnaires ask. */
export const finasterideMoodRules: readonly Rule[] = [
  {
    id: 'PHQ9-FIN',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    inputs: [...phq9Items],
    when: (facts) => (phq9(facts) ?? 0) >= 5,
    reasonForPatient: `Your answers suggest that your mood has been low. The clinician will talk with you about it. ${lineForHelp}`,
    reasonForClinician: 'PHQ-9 is 5 or more; from 10 on refer.',
    source: 'docs/clinical/mental-health-screening.md#PHQ9-FIN',
  },
  {
    id: 'CSSRS-LOW-FIN',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: screenerItems,
    when: isLowRisk,
    reasonForPatient: `Thank you for telling us. The clinician will talk with you before anything is prescribed. ${lineForHelp}`,
    reasonForClinician: 'C-SSRS low: wish to be dead or thoughts of suicide.',
    source: 'docs/clinical/mental-health-screening.md#CSSRS-LOW-FIN',
  },
  {
    id: 'CSSRS-MOD-FIN',
    version: 1,
    appliesTo: finasterideDrugs,
    outcome: 'stop',
    scope: 'finasteride',
    inputs: screenerItems,
    when: isModerateRisk,
    reasonForPatient: `Thank you for telling us. We will contact you today, and finasteride has to wait. ${lineForHelp}`,
    reasonForClinician:
      'C-SSRS moderate: thoughts with a method, or an attempt long ago. Contact the same day.',
    source: 'docs/clinical/mental-health-screening.md#CSSRS-MOD-FIN',
  },
];
