import { definePort } from '#server/scope.ts';
import type { Evaluation } from './domain/index.ts';
import type { PatientFact } from './domain/patient-facts/patient-fact.ts';
import type { FindingView } from './repositories/finding-json.ts';
import type { TextRead } from './repositories/findings.ts';
import type { JudgedVisit } from './services/evaluate-visit.ts';

export {
  chartPort,
  type PrescribedTherapies,
  prescribedTherapiesPort,
} from './chart-port.ts';
export { decisionPort } from './decision-port.ts';
export { medicalHistory } from './domain/answer-ages.ts';
export { earliestFill } from './domain/chart/supply.ts';
export { drugsOf, sharesGroup, type Therapy } from './domain/chart/therapy.ts';
export { cadences, type MissingStep } from './domain/check-in/cadence.ts';
export {
  type DueItem,
  dueDate,
  dueItems,
  type FilledDrug,
  hasClosed,
  isStillTaken,
  missingSteps,
} from './domain/check-in/schedule.ts';
export type { DoseReason } from './domain/dosing/dose-facts.ts';
export { type DoseWish, wishOf, wishQuestionId } from './domain/dosing/dose-wish.ts';
export { type DoseProposal, decidesItself } from './domain/dosing/propose-dose.ts';
export { type DosedPackage, TAPER_DAYS, type TaperStep, taperSteps } from './domain/dosing/taper.ts';
export {
  drugGroups,
  isJudgedOverTheCounter,
  isPrescriptionDrug,
  sexualHealthDrugs,
  ssris,
} from './domain/drug-groups.ts';
export type { PatientContext } from './domain/facts.ts';
export {
  answersToGiveAgain,
  type Evaluation,
  isEmergency,
  notEligiblePath,
  type Outcome,
  type Purpose,
  strengthOf,
  tooOldAnswers,
} from './domain/index.ts';
export { newestAnswers } from './domain/patient-facts/newest-answers.ts';
export {
  currentFacts,
  type PatientFact,
} from './domain/patient-facts/patient-fact.ts';
export {
  answersThatCount,
  basisOf,
  datesOfAnswers,
  openStops,
  unconfirmedCorrections,
} from './domain/patient-facts/read-facts.ts';
export {
  judgedAll,
  type StopToResolve,
  stopsToResolve,
} from './domain/patient-facts/stops-to-resolve.ts';
export {
  emergencyTakes,
  unresolvedFindings,
  unresolvedStops,
} from './domain/patient-facts/unresolved-stops.ts';
export { photoUploadFields, progressUploadFields } from './domain/photo-upload.ts';
export {
  documentViews,
  type PhotoView,
  type TakenView,
} from './domain/photo-views.ts';
export { checkInFor } from './domain/questionnaires/check-in.ts';
export type { CheckInItem } from './domain/questionnaires/check-in-item.ts';
export { hairLossBasics } from './domain/questionnaires/hair-loss-basics.ts';
export { healthyHairAnswers } from './domain/questionnaires/healthy-answers.ts';
export { healthyCheckIn } from './domain/questionnaires/healthy-check-in.ts';
export {
  healthyEjaculation,
  healthyErections,
} from './domain/questionnaires/healthy-sexual-health-answers.ts';
export { historyTexts } from './domain/questionnaires/history-texts.ts';
export { OOS_MEDICAL_HISTORY, oosMedicalHistory } from './domain/questionnaires/oos-medical-history.ts';
export { postArc } from './domain/questionnaires/post-arc.ts';
export { opinions } from './domain/questionnaires/questions/check-in/closing.ts';
export { refillOutOfState } from './domain/questionnaires/refill-out-of-state.ts';
export { type RenewalPart, renewalPart } from './domain/questionnaires/renewal-parts.ts';
export { SH_INTAKE } from './domain/questionnaires/sh-intake.ts';
export { SH_ROUTING, shRouting } from './domain/questionnaires/sh-routing.ts';
export { skinInterest } from './domain/questionnaires/skin-interest.ts';
export { startBasics } from './domain/questionnaires/start-basics.ts';
export { knownBeforeChange } from './domain/questionnaires/treatment-change.ts';
export { withMoreQuestions, withoutRequiring } from './domain/questionnaires/with-more-questions.ts';
export { readingLimits } from './domain/reading-limits.ts';
export {
  askedBefore,
  clinicalQuestionnaires,
  lineNamed,
  linesTreating,
  lineTreating,
  questionnaireNamed,
  type RegisteredQuestionnaire,
  visitRegistration,
} from './domain/registry/registry.ts';
export type { ClinicalQuestionnaire } from './domain/registry/service-line.ts';
export { SH_DOSE_CHANGE } from './domain/registry/sexual-health.ts';
export { treatedDrugs } from './domain/registry/treated-drugs.ts';
export { takes } from './domain/scope.ts';
export { scoreNotes } from './domain/score-notes.ts';
export { routeOfAnswers } from './domain/sexual-health-routing.ts';
export { ssriWarning } from './domain/ssri-warning.ts';
export { hasRead, mayApprove, maySubmit } from './domain/visit-guards.ts';
export type { VisitKind } from './domain/visit-kind.ts';
export { type FactSave, factPort, type SavedFacts } from './fact-port.ts';
export { readRuleIds } from './graphql/read-rule-ids.ts';
export { openEmergenciesPort } from './open-emergencies-port.ts';
export {
  acknowledgedSql,
  type FindingJson,
  type FindingView,
  findingFrom,
  findingsSql,
  flagCountSql,
} from './repositories/finding-json.ts';
export type { TextRead } from './repositories/findings.ts';
export {
  type FactsJson,
  factsFrom,
  factsSql,
  newestFactSql,
  undecidedFactsSql,
} from './repositories/patient-facts.ts';
export {
  checkPlan,
  furtherQuestions,
  missingAnswers,
  missingAnswersText,
} from './services/check-plan.ts';
export { changeOfMode } from './services/dosing/change-of-mode.ts';
export {
  doseAbove,
  doseBelow,
  judgeDose,
  type KnownPatientJudged,
  mayStepUp,
  type TakenProduct,
} from './services/dosing/judge-dose.ts';
export { productAtDose, productDose } from './services/dosing/product-dose.ts';
export { quantityNotes } from './services/dosing/quantity-notes.ts';
export { evaluateRules } from './services/evaluate-rules.ts';
export { evaluateStart } from './services/evaluate-start.ts';
export {
  hardFindings,
  isServed,
  type JudgedVisit,
  judgeVisit,
} from './services/evaluate-visit.ts';
export {
  type JudgedPatient,
  judgeKnown,
  judgeKnownFrom,
  type KnownChart,
  readKnown,
} from './services/judge-known.ts';
export { knownQuestion } from './services/known-questions.ts';
export { openEmergencyText } from './services/open-emergency-text.ts';
export {
  contextFrom,
  patientContext,
  visitInChart,
} from './services/patient-context.ts';
export { planLimits } from './services/plan-limits.ts';
export { prefillOf } from './services/prefill-of.ts';
export { planInChart, prescribingDuplicates } from './services/prescribing-duplicates.ts';
export { type RuleOverview, ruleOverview } from './services/rule-overview.ts';
export { sourceOfRule } from './services/source-of-rule.ts';
export { unconfirmedText } from './services/unconfirmed-text.ts';
export { undecidedStops } from './services/undecided-stops.ts';
export { unresolvedStopsText } from './services/unresolved-stops-text.ts';
export { oldAnswers } from './services/unsettled-answers.ts';
export { type UrgentDraft, urgentDraftPort } from './urgent-draft-port.ts';

/** The findings of each visit: added when the rules run, acknowledged and read later, never removed. */
export interface FindingService {
  /**
   * Stores the findings of a visit: rule, version, inputs and outcome. One that was acknowledged for other answers, or
   * for answers that were different in the meantime, waits for a new acknowledgment. `read`:
   * the counsel texts among them that the patient has read.
   */
  record(
    consultationId: string,
    judged: JudgedVisit & { readonly known: readonly PatientFact[] },
    read?: readonly TextRead[],
  ): Promise<void>;
  acknowledge(consultationId: string, ruleIds: readonly string[], clinicianId: string): Promise<void>;
  acknowledgedRuleIds(consultationId: string): Promise<readonly string[]>;
  /** Those of the counsel texts in `ruleIds` that this evaluation requires, as read now; nothing is written. */
  textsRead(evaluation: Evaluation, ruleIds: readonly string[]): readonly TextRead[];
  /** Records which counsel texts the patient has read; other rules are ignored. */
  markRead(consultationId: string, texts: readonly TextRead[]): Promise<void>;
  /** The counsel texts that were read at any of these visits, each with the time it was first read. */
  readAt(consultationIds: readonly string[]): Promise<readonly TextRead[]>;
  /**
   * The findings that a clinician has to review: everything that stops a drug, and each review that none has
   * acknowledged at one of these visits for the same answers.
   */
  unsettled(
    consultationIds: readonly string[],
    judged: JudgedVisit & { readonly known: readonly PatientFact[] },
  ): Promise<Evaluation['findings']>;
  /** In the order in which the rules list them. */
  of(consultationId: string): Promise<readonly FindingView[]>;
}
export const findingPort = definePort<FindingService>('eligibility.findings');
