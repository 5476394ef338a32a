import { delaySprays, pde5Inhibitors, ssris } from '../drug-groups.ts';
import { SH_INTAKE, shIntakeFor } from '../questionnaires/sh-intake.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from '../rules/sexual-health/index.ts';
import type { ServiceLineRegistration, VisitRegistration } from './service-line.ts';

/** What is asked on treatment only. */
const onTreatment = ['ed_side_effects', 'took_two', 'ssri_effects', 'spray_effects', 'spray_help'];

const initial: VisitRegistration = {
  questionnaire: { name: SH_INTAKE, questionsFor: shIntakeFor, historyOf: (_known, given) => given },
  notApplicable: onTreatment,
  photos: [],
};

/**
 * Sexual health, prepared and not registered: none of its drugs is offered (docs/decisions/formulary.md). A drug is
 * registered when both service lines are in `serviceLines` and `lineDrugs`, and their rules in `rules`, with a renewal
 * visit beside the initial one.
 */
export const erectileDysfunction: ServiceLineRegistration = {
  serviceLine: 'erectile_dysfunction',
  drugs: { prescription: pde5Inhibitors, overTheCounter: [] },
  rules: erectileDysfunctionRules,
  beforeVisit: [],
  visits: { initial },
};

/** The rules of erectile dysfunction come before these: erection medicine is prescribed here too. */
export const prematureEjaculation: ServiceLineRegistration = {
  serviceLine: 'premature_ejaculation',
  drugs: { prescription: [...pde5Inhibitors, ...ssris], overTheCounter: delaySprays },
  rules: prematureEjaculationRules,
  beforeVisit: [],
  visits: { initial },
};
