import { specialtyEntryPages } from '#config/entry-pages.ts';
import { photoViews } from '../photo-views.ts';
import { doseChangeOf } from '../questionnaires/dose-change.ts';
import { HAIR_INTAKE, hairIntakeFor } from '../questionnaires/hair-intake.ts';
import { hairLossBasics } from '../questionnaires/hair-loss-basics.ts';
import { OOS_MEDICAL_HISTORY, oosMedicalHistory } from '../questionnaires/oos-medical-history.ts';
import {
  RENEWAL_FULL_HISTORY,
  RENEWAL_MEDICAL_HISTORY,
  renewalFullHistoryFor,
  renewalMedicalHistoryFor,
} from '../questionnaires/renewal-medical-history.ts';
import { startBasics } from '../questionnaires/start-basics.ts';
import { TREATMENT_CHANGE, treatmentChangeFor } from '../questionnaires/treatment-change.ts';
import { hairLossCareRules } from '../rules/hair-loss-care.ts';
import { checkInVisit } from './check-in-visit.ts';
import type { ClinicalQuestionnaire, ServiceLineRegistration } from './service-line.ts';
import { hairLossCareDrugs } from './treated-drugs.ts';

export const HAIR_DOSE_CHANGE = 'hair-dose-change';

/** Answers that the patient reported as unchanged since the last visit are kept. */
const laidOver: ClinicalQuestionnaire['historyOf'] = (known, given) => ({ ...known, ...given });

/**
 * Asked at check-ins and once a year in detail; elsewhere the choice “sudden weight gain, or swelling” of
 * `side_effects` represents them.
 */
const atCheckIns = ['weight_gain', 'swelling'];

export const hairLossCare: ServiceLineRegistration = {
  serviceLine: 'hair_loss_care',
  priority: 3,
  drugs: hairLossCareDrugs,
  rules: hairLossCareRules,
  beforeVisit: [startBasics, hairLossBasics],
  visits: {
    initial: {
      questionnaire: {
        name: HAIR_INTAKE,
        questionsFor: hairIntakeFor,
        historyOf: (_known, given) => given,
      },
      notApplicable: ['side_effects', ...atCheckIns],
      photos: photoViews,
    },
    renewal: {
      questionnaire: {
        name: RENEWAL_MEDICAL_HISTORY,
        questionsFor: renewalMedicalHistoryFor,
        historyOf: laidOver,
      },
      whenHistoryIsOld: {
        name: RENEWAL_FULL_HISTORY,
        questionsFor: renewalFullHistoryFor,
        historyOf: laidOver,
      },
      afterMove: {
        name: OOS_MEDICAL_HISTORY,
        questionsFor: () => oosMedicalHistory,
        historyOf: laidOver,
      },
      photos: photoViews,
    },
    titration: {
      questionnaire: {
        name: TREATMENT_CHANGE,
        questionsFor: treatmentChangeFor,
        historyOf: laidOver,
      },
      notApplicable: atCheckIns,
      atPatientsRequest: doseChangeOf(HAIR_DOSE_CHANGE, 1, renewalMedicalHistoryFor),
      photos: photoViews,
    },
    check_in: { ...checkInVisit, photos: photoViews },
  },
  firstJourney: 'initial',
  startPath: specialtyEntryPages.hairLoss,
  notEligibleFolder: '/not-eligible-user',
};
