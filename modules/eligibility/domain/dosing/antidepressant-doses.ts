import type { DoseCondition, DoseFacts, DoseTable } from './dose-facts.ts';

const phq2 = ['phq2_interest', 'phq2_down'];
/** Of 0 to 4, as in the screen for early ejaculation (P). */
const STILL_BOTHERED = 2;

const found =
  (...rules: readonly string[]) =>
  ({ findings, drugType }: DoseFacts): boolean =>
    findings.some(({ ruleId, drugTypes }) => rules.includes(ruleId) && drugTypes.includes(drugType));

const notUpIf: readonly DoseCondition[] = [
  {
    id: 'mood',
    when: ({ facts }) => (facts.sum(phq2) ?? Number.POSITIVE_INFINITY) >= 2,
    forPatient: 'Your clinician wants to hear about your mood before the dose goes up.',
    forClinician: 'PHQ-2 is 2 or more, or was not answered.',
  },
  {
    id: 'self-harm',
    when: ({ facts }) => !facts.chose('self_harm_now', 'no'),
    forPatient: 'Call or text 988 at any time. Your clinician wants to speak with you first.',
    forClinician: 'The question about self-harm was not answered with no.',
  },
  {
    id: 'not-bothered',
    when: ({ facts }) => (facts.sum(['pe_bother']) ?? 0) < STILL_BOTHERED,
    forPatient: 'A higher dose is for when it still bothers you.',
    forClinician: 'No longer bothered, or was not asked.',
  },
];

const downIf: readonly DoseCondition[] = [
  {
    id: 'ssri-side',
    when: found('SSRI-SIDE-HOLD'),
    forPatient: 'What you noticed can come from this medicine.',
    forClinician: 'Palpitations, fainting, bleeding or confusion.',
  },
  {
    id: 'sexual',
    when: ({ facts }) => facts.chose('ssri_effects', 'sexual'),
    forPatient: 'Lower sex drive or weaker erections can come from this medicine.',
    forClinician: 'Loss of sexual function.',
  },
];

const stopIf: readonly DoseCondition[] = [
  {
    id: 'ssri-stop',
    when: found('SSRI-SIDE', 'SSRI-SIDE-MANIA', 'PHQ9', 'CSSRS-MOD', 'CSSRS-HIGH'),
    forPatient: 'Your clinician contacts you about how this medicine is to end.',
    forClinician: 'A serious effect, or a mood rule.',
  },
];

/** docs/clinical/check-ins-and-dose-changes.md#STEPS-SERTRALINE. The caps of age and liver are in the dose bounds. */
export const antidepressantDoses: DoseTable = { notUpIf, downIf, stopIf };
