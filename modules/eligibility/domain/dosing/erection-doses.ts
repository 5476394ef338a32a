import type { DoseCondition, DoseFacts, DoseTable } from './dose-facts.ts';

const noticed =
  (...effects: readonly string[]) =>
  ({ facts }: DoseFacts) =>
    facts.chose('ed_side_effects', ...effects);

const bothers = ({ facts }: DoseFacts): boolean => facts.chose('ed_effects_bother', 'yes');

const found =
  (isAbout: (ruleId: string) => boolean) =>
  ({ findings, drugType }: DoseFacts): boolean =>
    findings.some(
      ({ ruleId, outcome, drugTypes }) =>
        drugTypes.includes(drugType) && outcome !== 'counsel' && outcome !== 'dose' && isAbout(ruleId),
    );

const notUpIf: readonly DoseCondition[] = [
  {
    id: 'effect-not-partial',
    when: ({ facts }) => !facts.chose('ed_result', 'partial'),
    forPatient: 'A higher dose is for when the present one helps in part.',
    forClinician: 'The present dose does not help in part: it is enough, or it does not help at all.',
  },
  {
    id: 'taken-wrong',
    when: ({ facts }) => !facts.chose('taken_right', 'yes'),
    forPatient: 'First try the present dose the way it is meant to be taken.',
    forClinician: 'Not taken as directed.',
  },
  {
    id: 'effects-not-mild',
    when: bothers,
    forPatient: 'A higher dose makes side effects stronger.',
    forClinician: 'Side effects bother the patient.',
  },
  {
    id: 'bp-rules',
    when: found((ruleId) => ruleId.startsWith('BP')),
    forPatient: 'Your blood pressure has to be looked at first.',
    forClinician: 'A blood pressure rule fired.',
  },
];

const downIf: readonly DoseCondition[] = [
  {
    id: 'headache',
    when: (known) => noticed('headache')(known) && bothers(known),
    forPatient: 'A lower dose causes less headache.',
    forClinician: 'Bothersome headache.',
  },
  {
    id: 'dizziness',
    when: noticed('dizziness'),
    forPatient: 'Dizziness can come from this medicine.',
    forClinician: 'Dizziness.',
  },
];

const backPain: DoseCondition = {
  id: 'back-pain',
  when: noticed('back_pain'),
  forPatient: 'Back or muscle pain can come from tadalafil.',
  forClinician: 'Back pain.',
};

const stopIf: readonly DoseCondition[] = [
  {
    id: 'erection-emergency',
    when: found((ruleId) => ruleId === 'PDE-EMERG'),
    forPatient: 'Stop this medicine and get help today.',
    forClinician: 'An emergency on erection medicine.',
  },
  {
    id: 'nitrate',
    when: found((ruleId) => ruleId === 'PDE-NITRATE'),
    forPatient: 'Never take it with nitrates or poppers.',
    forClinician: 'A nitrate.',
  },
];

/** docs/clinical/check-ins-and-dose-changes.md#STEPS-SILDENAFIL */
export const sildenafilDoses: DoseTable = { notUpIf, downIf, stopIf };

/** docs/clinical/check-ins-and-dose-changes.md#STEPS-TADALAFIL-PRN */
export const tadalafilDoses: DoseTable = { notUpIf, downIf: [...downIf, backPain], stopIf };
