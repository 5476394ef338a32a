import { specialtyEntryPages } from '#config/entry-pages.ts';
import { doseChangeOf } from '../questionnaires/dose-change.ts';
import { SH_INTAKE, shIntakeFor } from '../questionnaires/sh-intake.ts';
import {
  SH_RENEWAL,
  SH_RENEWAL_FULL_HISTORY,
  shRenewalFor,
  shRenewalFullHistoryFor,
} from '../questionnaires/sh-renewal.ts';
import { shRouting } from '../questionnaires/sh-routing.ts';
import { SH_TREATMENT_CHANGE, shTreatmentChangeFor } from '../questionnaires/sh-treatment-change.ts';
import { startBasics } from '../questionnaires/start-basics.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from '../rules/sexual-health/index.ts';
import { checkInVisit } from './check-in-visit.ts';
import type { ClinicalQuestionnaire, ServiceLineRegistration } from './service-line.ts';
import { erectileDysfunctionDrugs, prematureEjaculationDrugs } from './treated-drugs.ts';

export const SH_DOSE_CHANGE = 'sh-dose-change';

/** Questions that are asked on treatment only. */
const onTreatment = ['ed_side_effects', 'took_two', 'ssri_effects', 'spray_effects', 'spray_help'];

/** Answers that the patient reported as unchanged since the last visit are kept. */
const laidOver: ClinicalQuestionnaire['historyOf'] = (known, given) => ({ ...known, ...given });

const intakePath = '/consultation/sh-intake';

/** Both service lines have the same visits: the questions depend on the drugs, and one visit may be of both. */
const visits: ServiceLineRegistration['visits'] = {
  initial: {
    questionnaire: { name: SH_INTAKE, questionsFor: shIntakeFor, historyOf: (_known, given) => given },
    intakePath,
    notApplicable: onTreatment,
    photos: [],
  },
  renewal: {
    questionnaire: { name: SH_RENEWAL, questionsFor: shRenewalFor, historyOf: laidOver },
    whenHistoryIsOld: {
      name: SH_RENEWAL_FULL_HISTORY,
      questionsFor: shRenewalFullHistoryFor,
      historyOf: laidOver,
    },
    photos: [],
  },
  titration: {
    questionnaire: { name: SH_TREATMENT_CHANGE, questionsFor: shTreatmentChangeFor, historyOf: laidOver },
    intakePath,
    atPatientsRequest: doseChangeOf(SH_DOSE_CHANGE, 1, shRenewalFor),
    photos: [],
  },
  check_in: checkInVisit,
};

/** The same for both service lines. */
const steps = {
  firstJourney: 'sh_initial',
  startPath: specialtyEntryPages.sexualHealth,
  notEligibleFolder: '/not-eligible-user/sexual-health',
} as const;

export const erectileDysfunction: ServiceLineRegistration = {
  serviceLine: 'erectile_dysfunction',
  priority: 1,
  drugs: erectileDysfunctionDrugs,
  rules: erectileDysfunctionRules,
  beforeVisit: [startBasics, shRouting],
  visits,
  ...steps,
};

/** The rules of erectile dysfunction come before these: erection medicine is prescribed here too. */
export const prematureEjaculation: ServiceLineRegistration = {
  serviceLine: 'premature_ejaculation',
  priority: 2,
  drugs: prematureEjaculationDrugs,
  rules: prematureEjaculationRules,
  beforeVisit: [startBasics, shRouting],
  visits,
  ...steps,
};
